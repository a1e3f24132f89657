import type * as z from 'zod';

import { BUILD_HEADER, type Endpoint } from '#shared/contract/endpoint';
import { type Problem, problemSchema } from '#shared/contract/problem';

import { bearerFor, noteRefusal } from './admin/bearer';
import { CallError, type FailureKind } from './call-error';
import { noteServerBuild } from './server-build';

// Below this size, compression saves fewer bytes than its header adds.
const COMPRESS_FROM = 1_024;

const TIMEOUT_MS = 20_000;
const UPLOAD_TIMEOUT_MS = 120_000;

/** Throws a CallError unless the server sends a valid response. */
export async function call<Input extends z.ZodType, Output extends z.ZodType>(
  endpoint: Endpoint<Input, Output>,
  input: z.input<Input>,
): Promise<z.output<Output>> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  return send(endpoint, { ...(await requestOf(endpoint, input)), signal });
}

/** URL and body of a request: GET sends the input in the query, other methods send it as JSON. */
export async function requestOf<Input extends z.ZodType>(
  endpoint: Endpoint<Input>,
  input: z.input<Input>,
): Promise<Omit<Sending, 'signal'>> {
  if (endpoint.method === 'GET') return { url: withQuery(endpoint.path, input) };
  return { url: endpoint.path, ...(await encodeJson(input, endpoint.compressed === true)) };
}

export async function upload<Output extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Output>,
  form: FormData,
): Promise<z.output<Output>> {
  const signal = AbortSignal.timeout(UPLOAD_TIMEOUT_MS);
  return send(endpoint, { url: endpoint.path, body: form, signal });
}

export interface Sending {
  url: string;
  body?: BodyInit | undefined;
  headers?: Record<string, string>;
  /** Aborts the request. */
  signal: AbortSignal;
}

async function send<Output extends z.ZodType>(
  endpoint: Endpoint<z.ZodType, Output>,
  sending: Sending,
): Promise<z.output<Output>> {
  const response = await responseTo(endpoint, sending);
  const text = await reached(response.text());
  const answer = endpoint.output.safeParse(parseJson(text));
  // A Wi-Fi portal responds 200 with its own page: that counts as offline, not as a broken server.
  if (!answer.success) {
    throw new CallError({
      kind: isJson(response) ? 'broken' : 'offline',
      status: response.status,
      body: text,
    });
  }
  return answer.data;
}

/** Throws a CallError on an error status. The body is not read yet. */
export async function responseTo(
  endpoint: Endpoint,
  { url, body, headers = {}, signal }: Sending,
): Promise<Response> {
  const request: RequestInit = {
    method: endpoint.method,
    credentials: 'include',
    headers: { Accept: 'application/json', ...bearerFor(endpoint), ...headers },
    signal,
  };
  if (body !== undefined) request.body = body;
  const response = await reached(fetch(url, request));
  noteServerBuild(response.headers);
  if (!response.ok) throw failureOf(response, await reached(response.text()));
  return response;
}

/** Turns a network failure into an offline CallError. */
export async function reached<Thing>(thing: Promise<Thing>): Promise<Thing> {
  try {
    return await thing;
  } catch (error) {
    const isTimeout = error instanceof DOMException && error.name === 'TimeoutError';
    throw new CallError({ kind: 'offline', status: 0, body: String(error), isTimeout });
  }
}

function failureOf(response: Response, text: string): CallError {
  const parsed = problemSchema.safeParse(parseJson(text));
  const problem = parsed.success ? parsed.data : undefined;
  noteRefusal(problem?.code);
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  return new CallError({
    kind: kindOf(response.status, problem),
    status: response.status,
    body: text || response.statusText,
    problem,
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
    build: response.headers.get(BUILD_HEADER) ?? undefined,
  });
}

function kindOf(status: number, problem: Problem | undefined): FailureKind {
  if (status >= 500) return 'broken';
  if (!problem) return 'offline';
  return problem.code === 'invalid_input' ? 'invalid' : 'refused';
}

function isJson(response: Response): boolean {
  return (response.headers.get('Content-Type') ?? '').includes('json');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function withQuery(path: string, input: unknown): string {
  const entries = Object.entries((input ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  return entries.length > 0 ? `${path}?${new URLSearchParams(entries).toString()}` : path;
}

interface Encoded {
  body: BodyInit | undefined;
  headers: Record<string, string>;
}

/** An empty object is sent as no body. @param compressed whether the server accepts gzip */
async function encodeJson(input: unknown, compressed: boolean): Promise<Encoded> {
  if (isEmpty(input)) return { body: undefined, headers: {} };
  const text = JSON.stringify(input);
  const headers = { 'Content-Type': 'application/json' };
  const pays = compressed && text.length >= COMPRESS_FROM;
  if (!pays || typeof CompressionStream === 'undefined') return { body: text, headers };
  return { body: await gzip(text), headers: { ...headers, 'Content-Encoding': 'gzip' } };
}

function isEmpty(input: unknown): boolean {
  return input === undefined || Object.keys(input as object).length === 0;
}

async function gzip(text: string): Promise<ArrayBuffer> {
  const compressed = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Response(compressed).arrayBuffer();
}

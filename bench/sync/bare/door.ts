import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';

/** One request with its body. */
export interface Visit {
  query: URLSearchParams;
  /** The user of these meals: the bare server does not check it. */
  userId: string;
  body: unknown;
  response: ServerResponse;
}

/** Returns the JSON response, or its promise; undefined if the request keeps its response open. */
export type Handler = (visit: Visit) => unknown;

/** Serves handlers by method and path on loopback, and nothing else. */
export function serve(handlers: Record<string, Handler>, port: number): void {
  createServer(listenerOf(handlers)).listen(port, '127.0.0.1');
}

export function listenerOf(handlers: Record<string, Handler>): RequestListener {
  return (request, response) => {
    answer(handlers, request, response).catch((error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    });
  };
}

async function answer(
  handlers: Record<string, Handler>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const handle = handlers[`${request.method ?? ''} ${path}`];
  if (!handle) {
    response.writeHead(404).end();
    return;
  }
  const parameters = new URLSearchParams(query);
  const value = await handle({
    query: parameters,
    userId: parameters.get('user') ?? '',
    body: await bodyOf(request),
    response,
  });
  if (value !== undefined) reply(request, response, JSON.stringify(value));
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (chunks.length === 0) return undefined;
  const whole = Buffer.concat(chunks);
  const packed = request.headers['content-encoding'] === 'gzip';
  return JSON.parse((packed ? gunzipSync(whole) : whole).toString()) as unknown;
}

const COMPRESS_FROM = 1_024;

function reply(request: IncomingMessage, response: ServerResponse, text: string): void {
  const accepts = request.headers['accept-encoding']?.includes('gzip') === true;
  const packed = accepts && text.length >= COMPRESS_FROM;
  const body = packed ? gzipSync(text, { level: 1 }) : Buffer.from(text);
  const headers: OutgoingHttpHeaders = {
    'Content-Type': 'application/json',
    'Content-Length': body.length,
  };
  if (packed) headers['Content-Encoding'] = 'gzip';
  response.writeHead(200, headers).end(body);
}

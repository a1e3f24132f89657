import { Agent, request } from 'node:http';

export interface Sent {
  method?: string;
  body?: string | Buffer;
  headers?: Record<string, string>;
}

export interface Got {
  /** 0 if no response came; `text` says whether it timed out or the connection closed. */
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 });
const TIMEOUT_MS = 10_000;
/** The text if no response came within ten seconds. */
export const LATE = 'late';

/** Sends one request. A refused connection or no response within ten seconds gives status 0, never an exception. */
export async function send(url: string, { method, body, headers = {} }: Sent = {}): Promise<Got> {
  return new Promise((resolve) => {
    let late = false;
    const none = () => {
      resolve({ status: 0, headers: {}, text: late ? LATE : 'closed' });
    };
    const sent = request(
      url,
      {
        agent,
        method: method ?? (body === undefined ? 'GET' : 'POST'),
        headers: {
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...(body === undefined ? {} : { 'Content-Length': String(Buffer.byteLength(body)) }),
          ...headers,
        },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', none);
        response.on('end', () => {
          const text = Buffer.concat(parts).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      },
    );
    sent.on('timeout', () => {
      late = true;
      sent.destroy();
    });
    sent.on('error', none);
    sent.end(body);
  });
}

/** Repeats work until a time, with a fixed number of calls at once. */
export async function keepOn(
  { until, atOnce }: { until: number; atOnce: number },
  work: (n: number) => Promise<void>,
): Promise<void> {
  let n = 0;
  const worker = async () => {
    while (Date.now() < until) await work((n += 1));
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}

/** The header of a proxy for an address in its own network. */
export function from(n: number): Record<string, string> {
  return { 'X-Forwarded-For': `10.${(n >> 8) & 255}.${n & 255}.1` };
}

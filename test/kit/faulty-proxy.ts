import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What a proxy does wrong. */
export interface ProxyFaults {
  /** Bytes of a body above which it refuses. */
  most?: number;
  /** Whether it closes the connection instead of saying so. */
  closes?: boolean;
  holdsBack?: boolean;
  /** Changes a line that sets a cookie; undefined leaves it out. */
  cookie?: (line: string) => string | undefined;
  /** What it adds to requests, if not the headers of one proxy with a certificate. */
  adds?: Record<string, string>;
  /** How far its clock is ahead, in ms. */
  ahead?: number;
}

function headersOf(answer: IncomingMessage, { cookie, ahead }: ProxyFaults) {
  const lines = answer.headers['set-cookie'] ?? [];
  const kept = lines.flatMap((line) => (cookie ? (cookie(line) ?? []) : line));
  const date = ahead === undefined ? {} : { date: new Date(Date.now() + ahead).toUTCString() };
  return { ...answer.headers, 'set-cookie': kept, ...date };
}

const ADDED = { 'x-forwarded-for': '192.0.2.1', 'x-forwarded-proto': 'https' };

function passOn(
  target: string,
  faults: ProxyFaults,
  [incoming, outgoing]: [IncomingMessage, ServerResponse],
): void {
  const headers = { ...incoming.headers, ...(faults.adds ?? ADDED) };
  const asked = { method: incoming.method, headers };
  const onward = request(new URL(incoming.url ?? '/', target), asked, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, headersOf(answer, faults));
    if (faults.holdsBack) void text(answer).then((whole) => outgoing.end(whole));
    else answer.pipe(outgoing);
  });
  incoming.pipe(onward);
}

/** Runs `work` with the address of a real proxy in front of `target`. */
export async function behindProxy<Result>(
  target: string,
  faults: ProxyFaults,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const { most = Infinity, closes = false } = faults;
  const proxy = createServer((incoming, outgoing) => {
    const isTooLarge = Number(incoming.headers['content-length'] ?? 0) > most;
    if (!isTooLarge) passOn(target, faults, [incoming, outgoing]);
    else if (closes) incoming.destroy();
    else outgoing.writeHead(413, { 'content-type': 'text/html' }).end('<h1>Too large</h1>');
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  try {
    return await work(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);
  } finally {
    proxy.closeAllConnections();
    proxy.close();
  }
}

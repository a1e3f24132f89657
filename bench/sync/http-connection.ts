import { Agent, request, type IncomingMessage } from 'node:http';
import { gunzipSync, gzipSync } from 'node:zlib';

export interface Sending {
  method: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

export interface Received {
  status: number;
  headers: IncomingMessage['headers'];
  body: Buffer;
}

/**
 * Compresses a request as a browser does. CompressionStream has no level to choose, so zlib's usual
 * one is what any client pays, the limit's and Platelog's alike.
 */
export function compressed(text: string): Buffer {
  return gzipSync(text);
}

/** One kept-alive connection: the same cheap way to a server for the limit and for Platelog. */
export class HttpConnection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly url: string) {}

  async send({ method, path, headers = {}, body }: Sending): Promise<Received> {
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const options = { method, agent: this.agent, headers: { ...headers, ...length } };
      request(this.url + path, options, resolve)
        .once('error', reject)
        .end(body);
    });
    const chunks: Buffer[] = [];
    for await (const chunk of answer) chunks.push(chunk as Buffer);
    const whole = Buffer.concat(chunks);
    const packed = answer.headers['content-encoding'] === 'gzip';
    return {
      status: answer.statusCode ?? 0,
      headers: answer.headers,
      body: packed ? gunzipSync(whole) : whole,
    };
  }

  close(): void {
    this.agent.destroy();
  }
}

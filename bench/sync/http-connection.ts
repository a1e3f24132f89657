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
 * Compresses a request as a browser does. CompressionStream has no level setting, so all clients, the limit's and
 * Platelog's alike, use zlib's default level.
 */
export function compressed(text: string): Buffer {
  return gzipSync(text);
}

/** One kept-alive connection: the same cheap transport for the limit and for Platelog. */
export class HttpConnection {
  private readonly agent = new Agent({ keepAlive: true, maxSockets: 1 });

  constructor(private readonly url: string) {}

  async send(sending: Sending): Promise<Received> {
    const answer = await this.ask(sending);
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

  private async ask(sending: Sending): Promise<IncomingMessage> {
    const { method, path, headers = {}, body } = sending;
    const length = body === undefined ? {} : { 'Content-Length': Buffer.byteLength(body) };
    return new Promise((resolve, reject) => {
      const options = { method, agent: this.agent, headers: { ...headers, ...length } };
      const asking = request(this.url + path, options, resolve);
      asking.once('error', (error: NodeJS.ErrnoException) => {
        // The server closed an idle connection just when it was used.
        const isClosed = asking.reusedSocket && error.code === 'ECONNRESET';
        if (isClosed) resolve(this.ask(sending));
        else reject(error);
      });
      asking.end(body);
    });
  }

  close(): void {
    this.agent.destroy();
  }
}

import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A proxy between a browser and a server that records uploads, and can replace the service worker by a newer one. */
export class Relay {
  /** The bodies of all uploads, as sent. */
  readonly uploads: { path: string; body: Buffer }[] = [];
  private newer = false;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {}

  static async to(target: number): Promise<Relay> {
    const server = createServer();
    const relay = new Relay(server, target);
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      relay.pass(incoming, outgoing);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return relay;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on /sw.js is another file, as after a release. */
  release(): void {
    this.newer = true;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isWorker = this.newer && incoming.url === '/sw.js';
    const headers = { ...incoming.headers, ...(isWorker ? { 'accept-encoding': 'identity' } : {}) };
    const options = {
      host: '127.0.0.1',
      port: this.target,
      path: incoming.url,
      method: incoming.method,
      headers,
    };
    const onward = request(options, (answer) => {
      const answered = { ...answer.headers };
      if (isWorker) delete answered['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, answered);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end('\n// a newer release'));
    });
    onward.on('error', () => outgoing.destroy());
    this.keep(incoming);
    incoming.pipe(onward);
  }

  private keep(incoming: IncomingMessage): void {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      if (chunks.length === 0) return;
      this.uploads.push({ path: incoming.url ?? '', body: Buffer.concat(chunks) });
    });
  }
}

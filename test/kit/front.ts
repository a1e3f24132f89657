import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** The response of an older server to a request that it does not understand. */
export interface Refusal {
  status: number;
  code: string;
}

/** A proxy in front of a server: sets the build in its responses, and can answer sync as an older server does. */
export class Front {
  /** The build that responses name; null keeps the server's own. */
  build: string | null = 'newer';
  /** The response to sync; null passes sync on to the server. */
  refusal: Refusal | null = null;
  /** Serves a file that differs from the installed one, as after a release. */
  isReleased = false;
  /** The number of sync requests that were refused. */
  refused = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: () => number,
  ) {}

  static async before(target: () => number): Promise<Front> {
    // Longer than a client keeps a connection: Node's default of 5 s closes one while the next request is on its way.
    const server = createServer({ keepAliveTimeout: 120_000 });
    const front = new Front(server, target);
    server.on('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
      front.answer(incoming, outgoing);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get url(): string {
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(incoming: IncomingMessage, outgoing: ServerResponse): void {
    if (this.refusal && incoming.url === '/api/sync') this.refuse(incoming, outgoing, this.refusal);
    else this.pass(incoming, outgoing);
  }

  private refuse(incoming: IncomingMessage, outgoing: ServerResponse, refusal: Refusal): void {
    const { status, code } = refusal;
    this.refused += 1;
    incoming.resume();
    const problem = { code, status, title: code, detail: code, requestId: 'r' };
    outgoing.writeHead(status, {
      'Content-Type': 'application/problem+json',
      ...this.named(),
    });
    outgoing.end(JSON.stringify(problem));
  }

  private named(): Record<string, string> {
    return this.build === null ? {} : { 'x-platelog-build': this.build };
  }

  private pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const isWorker = this.isReleased && incoming.url === '/sw.js';
    const plain = isWorker ? { 'accept-encoding': 'identity' } : {};
    const { url, method } = incoming;
    const options = {
      host: '127.0.0.1',
      port: this.target(),
      path: url,
      method,
      headers: { ...incoming.headers, ...plain },
    };
    const onward = request(options, (answer) => {
      const headers = { ...answer.headers, ...this.named() };
      if (isWorker) delete headers['content-length'];
      outgoing.writeHead(answer.statusCode ?? 502, headers);
      answer.pipe(outgoing, { end: !isWorker });
      if (isWorker) answer.on('end', () => outgoing.end('\n// a newer release'));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  }
}

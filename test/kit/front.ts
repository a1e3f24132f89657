import {
  createServer,
  request,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** What an older server says to a request that it does not understand. */
export interface Refusal {
  status: number;
  code: string;
}

/** Stands before a server: names a build in its answers, and answers sync as an older one does. */
export class Front {
  /** The build that answers name; null leaves it to the server. */
  build: string | null = 'newer';
  /** How sync is refused; null where the server itself answers. */
  refusal: Refusal | null = null;
  /** Another file than the one that is installed, as after a release. */
  isReleased = false;
  /** Rounds of sync that were refused. */
  refused = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: () => number,
  ) {}

  static async before(target: () => number): Promise<Front> {
    // Longer than a client keeps a connection: Node's 5 s end one while the next request is on its way.
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

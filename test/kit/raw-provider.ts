import { createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

const LENGTH = /content-length: (\d+)/i;

/** What happens to a connection once a whole request has arrived. */
export type Behaviour = (socket: Socket) => void;

const head = (length: number, type = 'application/json') =>
  `HTTP/1.1 200 OK\r\nContent-Type: ${type}\r\nContent-Length: ${length}\r\n\r\n`;

/** Misbehavior of servers, byte by byte. */
export const BEHAVIOURS = {
  /** Never answers. */
  hangs: () => undefined,
  'closes without a word': (socket: Socket) => socket.destroy(),
  'resets in the middle of the body': (socket: Socket) => {
    socket.write(`${head(5_000)}{"choices":[`);
    setTimeout(() => socket.resetAndDestroy(), 20);
  },
  'gives its answer drop by drop': (socket: Socket) => {
    socket.write(head(100_000));
    const timer = setInterval(() => socket.write(' '), 100);
    socket.on('close', () => clearInterval(timer));
  },
  'never comes to an end': (socket: Socket) => {
    socket.write(head(1024 ** 3));
    const more = () => {
      while (socket.writable && socket.write(Buffer.alloc(64 * 1024, 32)));
    };
    socket.on('drain', more);
    more();
  },
  'answers with a page': (socket: Socket) => {
    const page = '<html><body>Please log in to this Wi-Fi</body></html>';
    socket.end(head(page.length, 'text/html') + page);
  },
  'answers with half a JSON': (socket: Socket) => {
    socket.end(`${head(12)}{"choices":[`);
  },
  'sends us elsewhere': (socket: Socket) => {
    socket.end(
      'HTTP/1.1 307 Temporary Redirect\r\nLocation: http://127.0.0.1:9/v1\r\nContent-Length: 0\r\n\r\n',
    );
  },
  'speaks no HTTP': (socket: Socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'),
} satisfies Record<string, Behaviour>;

/** A provider on raw TCP, for what the independent servers cannot do, such as closing in the middle of a word. */
export class RawProvider {
  behaviour: Behaviour = BEHAVIOURS.hangs;
  questions = 0;
  private readonly sockets = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.take(socket);
    });
  }

  static async start(): Promise<RawProvider> {
    const server = createServer();
    const provider = new RawProvider(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(socket: Socket): void {
    this.sockets.add(socket);
    let come = '';
    socket.on('error', () => undefined);
    socket.on('close', () => this.sockets.delete(socket));
    socket.on('data', (chunk) => {
      come += chunk.toString('latin1');
      const body = come.indexOf('\r\n\r\n') + 4;
      const length = Number(LENGTH.exec(come)?.[1] ?? Infinity);
      if (body < 4 || come.length - body < length) return;
      come = '';
      this.questions += 1;
      this.behaviour(socket);
    });
  }
}

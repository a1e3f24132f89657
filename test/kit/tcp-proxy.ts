import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What the network does to traffic. */
interface Weather {
  refused: boolean;
  /** Bytes of responses that a connection carries before it is cut. */
  cutAfter: number;
  delay: number;
  swallowed: boolean;
}

const CLEAR: Weather = { refused: false, cutAfter: Infinity, delay: 0, swallowed: false };

/**
 * A bad network between a browser and a server, below HTTP: it affects pages and workers alike, and neither browser nor
 * server knows of it. It also affects connections that are already open.
 */
export class TcpProxy {
  private weather = CLEAR;
  private readonly open = new Set<Connection>();

  private constructor(
    private readonly listener: Server,
    private readonly target: number,
  ) {}

  /** Listens on a free port and forwards to a port on loopback. */
  static async to(target: number): Promise<TcpProxy> {
    const listener = createServer();
    const proxy = new TcpProxy(listener, target);
    listener.on('connection', (browser: Socket) => {
      proxy.accept(browser);
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    return proxy;
  }

  get url(): string {
    return `http://localhost:${(this.listener.address() as AddressInfo).port}`;
  }

  /** No signal: resets open connections and every new one. */
  refuse(): void {
    this.turn({ refused: true });
    for (const connection of this.open) connection.cut();
  }

  /** Resets every connection once it has carried this many more bytes of responses. */
  cutAfter(bytes: number): void {
    this.turn({ cutAfter: bytes });
    for (const connection of this.open) connection.carried = 0;
  }

  /** Delays everything, both ways. */
  delay(ms: number): void {
    this.turn({ delay: ms });
  }

  /** Requests reach the server, but its responses are dropped without an error. */
  swallowAnswers(): void {
    this.turn({ swallowed: true });
  }

  /** The network is good again. Connections that have lost data are reset, as they would be in the end. */
  clear(): void {
    this.weather = CLEAR;
    for (const connection of this.open) if (connection.hasLost) connection.cut();
  }

  async stop(): Promise<void> {
    for (const connection of this.open) connection.cut();
    await new Promise((resolve) => this.listener.close(resolve));
  }

  private turn(change: Partial<Weather>): void {
    this.weather = { ...this.weather, ...change };
  }

  private accept(browser: Socket): void {
    if (this.weather.refused) {
      browser.on('error', () => undefined);
      browser.resetAndDestroy();
      return;
    }
    const connection = new Connection(browser, this.target, () => this.weather);
    this.open.add(connection);
    browser.once('close', () => this.open.delete(connection));
  }
}

class Connection {
  carried = 0;
  hasLost = false;
  private readonly server: Socket;

  constructor(
    private readonly browser: Socket,
    target: number,
    private readonly weather: () => Weather,
  ) {
    this.server = connect({ port: target, host: '127.0.0.1' });
    const up = new Lane(weather, this.server);
    const down = new Lane(weather, browser);
    browser.on('data', (chunk: Buffer) => {
      up.pass(chunk);
    });
    this.server.on('data', (chunk: Buffer) => {
      this.answer(chunk, down);
    });
    for (const [socket, onward] of [
      [browser, up],
      [this.server, down],
    ] as const) {
      socket.on('end', () => {
        onward.end();
      });
      socket.on('error', () => {
        this.cut();
      });
    }
    browser.on('close', () => this.server.destroy());
  }

  cut(): void {
    this.browser.resetAndDestroy();
    this.server.resetAndDestroy();
  }

  private answer(chunk: Buffer, down: Lane): void {
    const { swallowed, cutAfter } = this.weather();
    // A stream with a gap is useless: what follows is dropped as well.
    this.hasLost ||= swallowed;
    if (this.hasLost) return;
    const room = cutAfter - this.carried;
    this.carried += chunk.length;
    down.pass(chunk.length > room ? chunk.subarray(0, room) : chunk);
    if (chunk.length > room) {
      this.hasLost = true;
      down.after(() => {
        this.cut();
      });
    }
  }
}

/** One direction of a connection: keeps the order of the data, however late it is. */
class Lane {
  private last: Promise<void> = Promise.resolve();

  constructor(
    private readonly weather: () => Weather,
    private readonly socket: Socket,
  ) {}

  pass(chunk: Buffer): void {
    const { delay } = this.weather();
    const due = Date.now() + delay;
    this.after(async () => {
      const wait = due - Date.now();
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      if (this.socket.writable) this.socket.write(chunk);
    });
  }

  end(): void {
    this.after(() => {
      this.socket.end();
    });
  }

  after(step: () => void | Promise<void>): void {
    this.last = this.last.then(step);
  }
}

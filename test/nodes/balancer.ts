import {
  Agent,
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOK_MS = 100;
const LATE_MS = 1_000;

interface Target {
  url: string;
  agent: Agent;
  isReady: boolean;
}

/** Sends each request to a server that reports ready, in turn and over kept-alive connections, as load balancers do. */
export class Balancer {
  /** Requests that it could not complete. */
  readonly failures: string[] = [];
  private turn = 0;
  private timer: NodeJS.Timeout | undefined;

  private constructor(
    private readonly server: Server,
    private readonly targets: Target[],
  ) {}

  static async start(urls: string[]): Promise<Balancer> {
    const targets = urls.map((url) => ({
      url,
      agent: new Agent({ keepAlive: true, maxSockets: 32 }),
      isReady: false,
    }));
    const server = createServer();
    const balancer = new Balancer(server, targets);
    server.on('request', (call, answer) => {
      balancer.pass(call, answer);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await balancer.look();
    balancer.timer = setInterval(() => void balancer.look(), LOOK_MS);
    return balancer;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  isReady(url: string): boolean {
    return this.targets.some((target) => target.url === url && target.isReady);
  }

  async stop(): Promise<void> {
    clearInterval(this.timer);
    for (const { agent } of this.targets) agent.destroy();
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async look(): Promise<void> {
    await Promise.all(
      this.targets.map(async (target) => {
        const signal = AbortSignal.timeout(LATE_MS);
        const asked = fetch(`${target.url}/api/health/ready`, { signal });
        target.isReady = await asked.then(
          ({ ok }) => ok,
          () => false,
        );
      }),
    );
  }

  private pass(call: IncomingMessage, answer: ServerResponse): void {
    const ready = this.targets.filter(({ isReady }) => isReady);
    const target = ready[(this.turn += 1) % Math.max(1, ready.length)];
    if (!target) {
      this.fail(answer, 'no server is ready');
      return;
    }
    const { method, headers, url = '' } = call;
    const passed = request(target.url + url, { method, headers, agent: target.agent }, (from) => {
      answer.writeHead(from.statusCode ?? 502, from.headers);
      from.pipe(answer);
      from.on('error', (error) => {
        this.fail(answer, `${url} was cut off: ${error.message}`);
      });
    });
    passed.on('error', (error) => {
      this.fail(answer, `${method ?? ''} ${url}: ${error.message}`);
    });
    call.pipe(passed);
  }

  private fail(answer: ServerResponse, why: string): void {
    this.failures.push(why);
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  }
}

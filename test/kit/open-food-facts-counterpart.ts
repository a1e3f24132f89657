import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  path: string;
  agent: string;
}

/** A fake Open Food Facts server with the given products. */
export class OpenFoodFactsCounterpart {
  readonly asked: Asked[] = [];
  /** The status of every response; other than 200 it simulates an outage. */
  status = 200;

  private constructor(
    private readonly server: Server,
    private readonly products: Record<string, object>,
  ) {}

  static async start(products: Record<string, object>): Promise<OpenFoodFactsCounterpart> {
    const server = createServer();
    const counterpart = new OpenFoodFactsCounterpart(server, products);
    server.on('request', (request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost');
      counterpart.asked.push({ path: pathname, agent: request.headers['user-agent'] ?? '' });
      const { status, body } = counterpart.answer(pathname);
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return counterpart;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(path: string): { status: number; body: object } {
    if (this.status !== 200) return { status: this.status, body: {} };
    const code = /^\/api\/v2\/product\/(\d+)$/.exec(path)?.[1] ?? '';
    const product = this.products[code];
    if (!product)
      return { status: 404, body: { code, status: 0, status_verbose: 'product not found' } };
    return { status: 200, body: { code, status: 1, status_verbose: 'product found', product } };
  }
}

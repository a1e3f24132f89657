import { once } from 'node:events';
import {
  Agent,
  createServer,
  request as ask,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** Where calls to a path go: to which server, and whether it keeps the first part of the path. */
export interface Relay {
  prefix: string;
  target: string;
  keepsPrefix: boolean;
}

const agent = new Agent({ keepAlive: true });

/** Serves each page of the benchmark from one origin, and relays its calls to the servers behind. */
export class Site {
  private constructor(private readonly server: Server) {}

  /** @param scripts the pages' programs by name */
  static async open(scripts: Map<string, string>, relays: Relay[]): Promise<Site> {
    const server = createServer((request, response) => {
      const url = request.url ?? '';
      const relay = relays.find(({ prefix }) => url.startsWith(prefix));
      if (relay) pass(relay, request, response);
      else servePage(scripts, url, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new Site(server);
  }

  pageOf(name: string): string {
    // By its name, not its number: only the name is a secure context for locks in every browser.
    return `http://localhost:${(this.server.address() as AddressInfo).port}/${name}.html`;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }
}

function pass(
  { prefix, target, keepsPrefix }: Relay,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const url = request.url ?? '';
  const path = keepsPrefix ? url : `/${url.slice(prefix.length)}`;
  const { method, headers } = request;
  const passing = ask(target + path, { agent, headers, ...(method && { method }) }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passing.once('error', () => {
    response.destroy();
  });
  request.pipe(passing);
}

function servePage(scripts: Map<string, string>, url: string, response: ServerResponse): void {
  const [name = '', kind] = url.slice(1).split('.');
  const script = scripts.get(name);
  if (script === undefined) {
    response.writeHead(404).end();
  } else if (kind === 'js') {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end(script);
  } else {
    const page = `<!doctype html><meta charset="utf-8"><script src="/${name}.js"></script>`;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
  }
}

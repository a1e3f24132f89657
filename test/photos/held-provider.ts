import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { CHICKEN_AND_RICE, completion } from '../kit/vision-counterpart';

/** A provider that holds its responses until they are released, so that a client can die in between. */
export class HeldProvider {
  /** The number of requests so far. */
  questions = 0;
  private held: ServerResponse[] = [];
  private free = false;
  private asked: (() => void) | undefined;

  private constructor(private readonly server: Server) {}

  static async start(): Promise<HeldProvider> {
    const server = createServer();
    const provider = new HeldProvider(server);
    server.on('request', (request, response) => {
      void text(request)
        .then(() => {
          provider.take(response);
        })
        .catch(() => undefined);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Holds requests from now on. Resolves with the first one. */
  async hold(): Promise<void> {
    this.free = false;
    this.held = [];
    await new Promise<void>((resolve) => {
      this.asked = resolve;
    });
  }

  /** Answers the held requests, and all that follow at once. */
  release(): void {
    this.free = true;
    for (const response of this.held) answer(response);
    this.held = [];
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private take(response: ServerResponse): void {
    this.questions += 1;
    if (this.free) answer(response);
    else this.held.push(response);
    this.asked?.();
  }
}

function answer(response: ServerResponse): void {
  const content = 'content' in CHICKEN_AND_RICE ? CHICKEN_AND_RICE.content : '';
  response.writeHead(200, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(completion(content)));
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';

import { CHICKEN_AND_RICE, NO_FOOD, type ProviderAnswer } from '../kit/vision-counterpart';
import type { Chance } from './chance';

const SLOWEST_MS = 40;
/** An unusable response: the photo fails for good, and its image is refunded. */
const NONSENSE = { content: 'Yum.' };

/**
 * A provider on loopback whose clients die during requests. It sees food in one of four photos: most of the others fail
 * and are refunded, so that the count keeps going up and down.
 */
export class Provider {
  private constructor(private readonly server: Server) {}

  static async start(chance: Chance): Promise<Provider> {
    const server = createServer((request, response) => {
      void answer(request, chance).then((said) => {
        if (said === undefined) return;
        const failed = 'status' in said;
        response.writeHead(failed ? 500 : 200, { 'Content-Type': 'application/json' });
        response.end(JSON.stringify(failed ? {} : completion(said.content)));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new Provider(server);
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

async function answer(
  request: IncomingMessage,
  chance: Chance,
): Promise<ProviderAnswer | undefined> {
  const asked = await text(request).catch(() => undefined);
  if (asked === undefined) return undefined;
  await pause(chance.between(0, SLOWEST_MS));
  if (chance.oneIn(20)) return { status: 500 };
  if (chance.oneIn(20)) return NO_FOOD;
  return chance.oneIn(4) ? CHICKEN_AND_RICE : NONSENSE;
}

function completion(content: string) {
  const message = { role: 'assistant', content };
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'counterpart',
    choices: [{ index: 0, finish_reason: 'stop', message }],
  };
}

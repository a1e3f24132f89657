import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import type { MealReading } from '../../api/gateways/vision/reading';
import type { OpenAiSettings } from '../../api/gateways/vision/openai-interface';

/** A provider's response: JSON content, or an HTTP error. */
export type ProviderAnswer =
  { content: string } | { status: number; headers?: Record<string, string>; body?: string };

/** A fake OpenAI-compatible provider on loopback that keeps the requests it got. */
export class VisionCounterpart {
  readonly asked: string[] = [];
  private answers: ProviderAnswer[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<VisionCounterpart> {
    const server = createServer();
    const provider = new VisionCounterpart(server);
    server.on('request', (request: IncomingMessage, response) => {
      void provider.read(request).then((answer) => {
        if (!answer) return;
        const type = { 'Content-Type': 'application/json' };
        if ('status' in answer) {
          response.writeHead(answer.status, { ...type, ...answer.headers });
          response.end(answer.body ?? JSON.stringify({ error: { message: 'no' } }));
        } else {
          response.writeHead(200, type);
          response.end(JSON.stringify(completion(answer.content)));
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Sets the next answers; the last one is repeated. */
  willAnswer(...answers: ProviderAnswer[]): void {
    this.answers = answers;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Returns undefined if the client died during the request. */
  private async read(request: IncomingMessage): Promise<ProviderAnswer | undefined> {
    const asked = await text(request).catch(() => undefined);
    if (asked === undefined) return undefined;
    this.asked.push(asked);
    const [answer = { status: 500 }] = this.answers;
    if (this.answers.length > 1) this.answers.shift();
    return answer;
  }
}

/** A complete response of the OpenAI interface with some content. */
export function completion(content: string) {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'counterpart',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  };
}

type Seen = MealReading['items'][number];

/** An item as a provider returns it; an apple of 150 g by default. */
export function seen(change: Partial<Seen> = {}): Seen {
  return {
    name: 'apple',
    preparation: 'raw',
    household_measure: '1 medium',
    grams: 150,
    grams_low: 120,
    grams_high: 190,
    seen: 'visible',
    confidence: 'medium',
    per_100g: null,
    ...change,
  };
}

/** A response with these items. */
export function seeing(items: Partial<Seen>[], rest: Partial<MealReading> = {}): ProviderAnswer {
  const reading: MealReading = { verdict: 'food', items: items.map(seen), questions: [], ...rest };
  return { content: JSON.stringify(reading) };
}

/** A plate of chicken and rice, as a provider returns it. */
export const CHICKEN_AND_RICE = seeing([
  { name: 'chicken breast', preparation: 'grilled', household_measure: '1 breast' },
  { name: 'white rice', preparation: 'cooked', household_measure: '1 cup', grams: 160 },
]);

export const NO_FOOD = seeing([], { verdict: 'not_food' });

/** Settings of a provider on loopback. */
export function visionSettings(baseUrl: string, change: Partial<OpenAiSettings> = {}) {
  return {
    apiKey: undefined,
    baseUrl,
    model: 'counterpart',
    timeoutMs: 60_000,
    format: 'json_schema' as const,
    detail: undefined,
    ...change,
  };
}

import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a provider answers: a JSON content, or an HTTP failure. */
export type ProviderAnswer = { content: string } | { status: number };

/** An OpenAI-compatible provider on loopback that answers as it is told and keeps what it was asked. */
export class VisionCounterpart {
  readonly asked: string[] = [];
  private answers: ProviderAnswer[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<VisionCounterpart> {
    const server = createServer();
    const provider = new VisionCounterpart(server);
    server.on('request', (request: IncomingMessage, response) => {
      void provider.read(request).then((answer) => {
        const failed = 'status' in answer;
        response.writeHead(failed ? answer.status : 200, { 'Content-Type': 'application/json' });
        response.end(
          JSON.stringify(failed ? { error: { message: 'no' } } : completion(answer.content)),
        );
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/v1`;
  }

  /** Says what to answer next; the last answer is repeated. */
  willAnswer(...answers: ProviderAnswer[]): void {
    this.answers = answers;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async read(request: IncomingMessage): Promise<ProviderAnswer> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    this.asked.push(Buffer.concat(chunks).toString());
    const [answer = { status: 500 }] = this.answers;
    if (this.answers.length > 1) this.answers.shift();
    return answer;
  }
}

function completion(content: string) {
  return {
    id: 'c1',
    object: 'chat.completion',
    created: 1,
    model: 'counterpart',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
  };
}

/** A reading of a plate of chicken and rice, as a provider gives it. */
export const CHICKEN_AND_RICE: ProviderAnswer = {
  content: JSON.stringify({
    is_food: true,
    items: [
      {
        name: 'grilled chicken breast',
        household_measure: '1 breast',
        grams: 150,
        grams_low: 120,
        grams_high: 190,
        confidence: 'medium',
      },
      {
        name: 'white rice',
        household_measure: '1 cup',
        grams: 160,
        grams_low: 120,
        grams_high: 220,
        confidence: 'medium',
      },
    ],
  }),
};

export const NO_FOOD: ProviderAnswer = { content: JSON.stringify({ is_food: false, items: [] }) };

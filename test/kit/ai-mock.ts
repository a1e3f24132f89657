import { LLMock } from '@copilotkit/aimock';

export type AiMockAnswer =
  | { content: string; finishReason?: string }
  | { error: { message: string; type?: string }; status: number; retryAfter?: number };

interface Chaos {
  malformedRate?: number;
  disconnectRate?: number;
  latencyMs?: number;
}

/** An independent server of the OpenAI interface (@copilotkit/aimock), in this process, on loopback. */
export class AiMock {
  private constructor(private readonly mock: LLMock) {}

  static async start(): Promise<AiMock> {
    const mock = new LLMock({ port: 0, host: '127.0.0.1', strict: true, logLevel: 'silent' });
    await mock.start();
    return new AiMock(mock);
  }

  get url(): string {
    return `${this.mock.url}/v1`;
  }

  /** Answers every request like this from now on, with or without injected faults. */
  say(response: AiMockAnswer, chaos?: Chaos): void {
    this.mock.clearFixtures();
    this.mock.addFixture({ match: { predicate: () => true }, response });
    if (chaos) this.mock.setChaos(chaos);
    else this.mock.clearChaos();
  }

  /** The bodies of all requests so far. */
  asked(): unknown[] {
    return this.mock.getRequests().map(({ body }) => body);
  }

  async stop(): Promise<void> {
    await this.mock.stop();
  }
}

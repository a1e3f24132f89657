import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { freePort } from './free-port';

const PROGRAM = path.resolve(__dirname, '../../node_modules/@dwmkerr/mock-llm/dist/main.js');
const READY_MS = 30_000;

interface Said {
  status: number;
  body: object;
}

/** Another independent server of the OpenAI interface (@dwmkerr/mock-llm), as a process on loopback. */
export class MockLlm {
  private constructor(
    private readonly child: ChildProcess,
    private readonly address: string,
  ) {}

  static async start(): Promise<MockLlm> {
    const port = await freePort();
    // Without these it listens on all addresses.
    const env = { ...process.env, HOST: '127.0.0.1', PORT: String(port) };
    const child = spawn(process.execPath, [PROGRAM], { env, stdio: 'ignore' });
    process.once('exit', () => child.kill('SIGKILL'));
    const server = new MockLlm(child, `http://127.0.0.1:${port}`);
    await server.ready();
    return server;
  }

  get url(): string {
    return `${this.address}/v1`;
  }

  /** Answers with each of these in turn; the last is repeated. */
  async say(...answers: Said[]): Promise<void> {
    // This also resets its count of requests.
    await fetch(`${this.address}/config`, { method: 'DELETE' });
    const last = answers.length - 1;
    const rules = answers.map(({ status, body }, sequence) => ({
      path: '/v1/chat/completions',
      response: { status, content: JSON.stringify(body) },
      ...(sequence < last && { sequence }),
    }));
    // Of several matching rules it uses the last.
    const config = { streaming: { chunkSize: 50, chunkIntervalMs: 50 }, rules: rules.reverse() };
    await fetch(`${this.address}/config`, {
      method: 'POST',
      body: JSON.stringify(config),
      headers: { 'Content-Type': 'application/json' },
    });
  }

  async stop(): Promise<void> {
    const gone = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await gone;
  }

  private async ready(): Promise<void> {
    for (const until = Date.now() + READY_MS; Date.now() < until;) {
      const answer = await fetch(`${this.address}/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error('mock-llm did not start.');
  }
}

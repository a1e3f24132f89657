import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';

import type { Answer, Answers, Call, Memory, Question, Usage } from './process-messages';

// The flags of `npm start`, the same for every process: 32 MB for short-lived objects of requests, collected by one
// thread.
const ROOM = ['--max-semi-space-size=32', '--no-parallel-scavenge'];
// A start takes seconds, or minutes on a busy shared machine.
const READY_MS = 300_000;
const CALL_MS = 600_000;

interface Started {
  /** The program, and `usage-reporter.ts`, each as one file. */
  file: string;
  reporter: string;
  words?: string[];
  env?: Record<string, string>;
  /** The working folder. */
  folder: string;
}

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
}

/** A server or a client in its own process, which reports its usage when asked. */
export class MeasuredProcess {
  private said = '';
  private asked = 0;
  private readonly waiting = new Map<number, Waiting>();

  private constructor(
    private readonly name: string,
    private readonly child: ChildProcess,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.said = (this.said + chunk.toString()).slice(-4_000);
      });
    }
    child.on('message', (answer: Answer) => {
      this.take(answer);
    });
    child.once('exit', () => {
      for (const { reject } of this.waiting.values()) reject(this.failure('ended'));
    });
  }

  static start({ file, words = [], reporter, env = {}, folder }: Started): MeasuredProcess {
    const child = spawn(process.execPath, [...ROOM, '--require', reporter, file, ...words], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    return new MeasuredProcess([path.basename(file), ...words].join(' '), child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  async usage(): Promise<Usage> {
    return (await this.ask((ask) => ({ ask, usage: true }))) as Usage;
  }

  /** Its memory after garbage collection. */
  async memory(): Promise<Memory> {
    return (await this.ask((ask) => ({ ask, memory: true }))) as Memory;
  }

  async call<Name extends keyof Answers>(
    name: Name,
    { round, count }: Omit<Call, 'call'>,
  ): Promise<Answers[Name]> {
    return (await this.ask((ask) => ({ ask, call: name, round, count }))) as Answers[Name];
  }

  /** Waits until the address responds at all. */
  async answers(url: string): Promise<void> {
    const until = Date.now() + READY_MS;
    while (Date.now() < until && this.child.exitCode === null) {
      const reached = await fetch(url).then(
        () => true,
        () => false,
      );
      if (reached) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw this.failure('did not start');
  }

  async stop(): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  private async ask(question: (ask: number) => Question): Promise<unknown> {
    this.asked += 1;
    const ask = this.asked;
    const timer = setTimeout(() => {
      this.waiting.get(ask)?.reject(this.failure('did not answer'));
    }, CALL_MS);
    try {
      return await new Promise((resolve, reject) => {
        this.waiting.set(ask, { resolve, reject });
        this.child.send(question(ask));
      });
    } finally {
      clearTimeout(timer);
      this.waiting.delete(ask);
    }
  }

  private take(answer: Answer): void {
    const waiting = this.waiting.get(answer.answer);
    if ('error' in answer) waiting?.reject(this.failure(answer.error));
    else waiting?.resolve(answer.value);
  }

  private failure(what: string): Error {
    return new Error(`${this.name}: ${what}\n${this.said}`);
  }
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

import { MODULES } from '../../scripts/bundle-server';

// A slow machine is not a failure.
const READY_MS = 120_000;
const WORDS_KEPT = 8_000;

export interface ServerSettings {
  /** The bundled program. */
  program: string;
  dataFolder: string;
  provider: string;
  /** Additional settings. */
  env?: Record<string, string>;
}

// Ends the servers when the tests end.
const running = new Set<ChildProcess>();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The API in its own process on loopback, which can be killed like in a crash. */
export class ServerProcess {
  url = '';
  /** The last part of its output. */
  words = '';
  private child: ChildProcess | undefined;

  constructor(private readonly settings: ServerSettings) {}

  /** Starts on the same data, and returns when it accepts requests. */
  async start(): Promise<void> {
    const child = this.spawn();
    const greeting = new Promise<string>((resolve) => {
      child.stdout?.on('data', () => {
        const url = /is at (http:[^\s,]+)/.exec(this.words)?.[1];
        if (url !== undefined) resolve(url);
      });
    });
    const gone = once(child, 'exit').then(() => undefined);
    const late = pause(READY_MS, undefined, { ref: false });
    const url = await Promise.race([greeting, gone, late]);
    if (url === undefined) throw new Error(`The server did not start.\n${this.words}`);
    this.url = url;
  }

  /** Starts it, and kills it during the start or right after. */
  async dieStarting(afterMs: number): Promise<void> {
    this.spawn();
    await pause(afterMs);
    await this.kill();
  }

  /** The process id while it runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async kill(): Promise<void> {
    await this.end('SIGKILL');
  }

  /**
   * Ends it, with SIGTERM or SIGKILL, and returns when it has ended.
   * @returns its exit code; null if a signal ended it, or it did not run
   */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    const gone = once(child, 'exit') as Promise<[number | null]>;
    child.kill(signal);
    const [code] = await gone;
    return code;
  }

  /** Pauses the process in the middle of its work, or resumes it. */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.child?.kill(signal);
  }

  private spawn(): ChildProcess {
    const { program, dataFolder, provider, env } = this.settings;
    const child = spawn(process.execPath, [program], {
      cwd: dataFolder,
      env: {
        ...process.env,
        NODE_ENV: 'production',
        NODE_PATH: MODULES,
        HOST: '127.0.0.1',
        PORT: '0',
        DATA_DIR: dataFolder,
        DISK_RESERVE_MB: '0',
        LOG_LEVEL: 'error',
        OPENAI_BASE_URL: provider,
        ...env,
      },
      stdio: 'pipe',
    });
    this.child = child;
    running.add(child);
    child.once('exit', () => running.delete(child));
    this.words = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.words = (this.words + chunk.toString()).slice(-WORDS_KEPT);
      });
    }
    return child;
  }
}

import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { builtProgram } from './built-program';
import { freePort } from './free-port';

const ROOT = path.resolve(__dirname, '../..');
const READY_MS = 60_000;

/** The product as a host runs it: its own process on loopback, with its own data folder. */
export class LiveServer {
  private child: ChildProcess | undefined;
  private said = '';

  private constructor(
    readonly port: number,
    readonly dataFolder: string,
    private readonly env: Record<string, string>,
  ) {}

  /**
   * Picks a free port and a new data folder, and starts.
   * @param fill writes to the folder before the start
   */
  static async start(
    env: Record<string, string> = {},
    fill: (dataFolder: string) => Promise<void> = async () => Promise.resolve(),
  ): Promise<LiveServer> {
    const dataFolder = mkdtempSync(path.join(tmpdir(), 'platelog-data-'));
    await fill(dataFolder);
    const server = new LiveServer(await freePort(), dataFolder, env);
    await server.start();
    return server;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get output(): string {
    return this.said;
  }

  /** The process id while it runs. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts on the same port and data, as after a power failure. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      // The machine that runs the tests may have less free space.
      DISK_RESERVE_MB: '0',
      ...this.env,
      PORT: String(this.port),
      DATA_DIR: this.env['DATA_DIR'] ?? this.dataFolder,
      NODE_ENV: 'production',
    };
    const child = spawn(process.execPath, [builtProgram('api/server.ts')], {
      cwd: ROOT,
      env,
      stdio: 'pipe',
    });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.said += chunk.toString();
      });
    }
    await this.ready(child);
  }

  /** Ends the process: gracefully, or at once like a crash. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => {
        resolve();
      });
      child.kill(signal);
    });
  }

  /** Waits until the process has ended. */
  async ended(): Promise<{ code: number | null; signal: NodeJS.Signals | null }> {
    const { child } = this;
    if (!child) throw new Error('It does not run.');
    if (child.exitCode === null && child.signalCode === null)
      await new Promise((resolve) => child.once('exit', resolve));
    return { code: child.exitCode, signal: child.signalCode };
  }

  async remove(): Promise<void> {
    await this.stop('SIGKILL');
    rmSync(this.dataFolder, { recursive: true, force: true });
  }

  private async ready(child: ChildProcess): Promise<void> {
    const until = Date.now() + READY_MS;
    while (Date.now() < until) {
      if (child.exitCode !== null) break;
      const answer = await fetch(`${this.url}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`The server did not start.\n${this.said}`);
  }
}

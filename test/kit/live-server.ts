import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { bundleProgram } from '../../scripts/bundle-server';

const ROOT = path.resolve(__dirname, '../..');
// Inside the project, so that packages with native parts are found from there.
const PROGRAMS = path.join(ROOT, 'node_modules/.cache/platelog-server');
const READY_MS = 60_000;

/** The product as a host runs it: a process of its own, on loopback, with a data folder of its own. */
export class LiveServer {
  private child: ChildProcess | undefined;
  private said = '';

  private constructor(
    readonly port: number,
    readonly dataFolder: string,
    private readonly env: Record<string, string>,
  ) {}

  /**
   * Picks a free port and a fresh data folder, and starts.
   * @param fill puts something into the folder before
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

  /** The number of its process, while it runs. */
  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts on the same port and data, as after a power cut. */
  async start(): Promise<void> {
    const env = {
      ...process.env,
      // Wherever the tests run there may be less.
      DISK_RESERVE_MB: '0',
      ...this.env,
      PORT: String(this.port),
      DATA_DIR: this.env['DATA_DIR'] ?? this.dataFolder,
      NODE_ENV: 'production',
    };
    const child = spawn(process.execPath, [program()], { cwd: ROOT, env, stdio: 'pipe' });
    this.child = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        this.said += chunk.toString();
      });
    }
    await this.ready(child);
  }

  /** Ends the process: gently, or at once as a crash does. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    await new Promise<void>((resolve) => {
      child.once('exit', () => {
        resolve();
      });
      child.kill(signal);
    });
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

let made: string | undefined;

/** One file of the server as its sources are now, made once by every process that starts it. */
function program(): string {
  if (made !== undefined) return made;
  sweep();
  const home = path.join(PROGRAMS, String(process.pid));
  const folder = path.join(home, 'api/app');
  mkdirSync(folder, { recursive: true });
  // The server finds the build from its own place, which is as deep as among the sources.
  symlinkSync(path.join(ROOT, 'build'), path.join(home, 'build'));
  return (made = bundleProgram('api/server.ts', folder));
}

/** Removes what processes that have ended left: one that is killed removes nothing itself. */
function sweep(): void {
  mkdirSync(PROGRAMS, { recursive: true });
  for (const pid of readdirSync(PROGRAMS)) {
    if (Number(pid) !== process.pid && isAlive(Number(pid))) continue;
    rmSync(path.join(PROGRAMS, pid), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (typeof address === 'object' && address) resolve(address.port);
        else reject(new Error('No free port.'));
      });
    });
  });
}

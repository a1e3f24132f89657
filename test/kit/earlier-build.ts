import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from './free-port';

const ROOT = path.resolve(__dirname, '../..');
const READY_MS = 60_000;

/** The product as built from an earlier commit, in its own folder, started on a given data folder. */
export class EarlierBuild {
  port = 0;
  private child: ChildProcess | undefined;

  private constructor(private readonly folder: string) {}

  /** Takes minutes: builds the sources of that commit with its own packages. */
  static make(commit: string): EarlierBuild {
    const folder = mkdtempSync(path.join(tmpdir(), 'platelog-earlier-'));
    try {
      build(commit, folder);
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error;
    }
    return new EarlierBuild(folder);
  }

  async start(dataFolder: string): Promise<void> {
    this.port = await freePort();
    const child = spawn(process.execPath, ['bundle/api/app/server.js'], {
      cwd: this.folder,
      env: {
        ...process.env,
        PORT: String(this.port),
        DATA_DIR: dataFolder,
        NODE_ENV: 'production',
      },
      stdio: 'ignore',
    });
    this.child = child;
    for (const until = Date.now() + READY_MS; Date.now() < until && child.exitCode === null;) {
      const answer = await fetch(`http://127.0.0.1:${this.port}/api/health`).catch(() => undefined);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error('The earlier build did not start.');
  }

  async stop(): Promise<void> {
    const { child } = this;
    this.child = undefined;
    if (!child || child.exitCode !== null) return;
    await new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGTERM');
    });
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function build(commit: string, folder: string): void {
  const archive = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
  });
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: folder, stdio: 'inherit' });
  // That commit's build made only the client. Its tests know how to bundle its server.
  mkdirSync(path.join(folder, 'bundle/api/app'), { recursive: true });
  symlinkSync(path.join(folder, 'build'), path.join(folder, 'bundle/build'));
  const bundle = `require('./test/kit/program-bundle').bundle('api/server.ts', 'bundle/api/app')`;
  execFileSync(process.execPath, ['--import', 'tsx', '-e', bundle], { cwd: folder });
}

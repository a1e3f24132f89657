import { execFileSync } from 'node:child_process';
import { readdirSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');
const MARK = path.join(ROOT, 'build/index.html');
const SOURCES = ['src', 'sw', 'shared', 'public'].map((folder) => path.join(ROOT, folder));

/** Builds the client as it is released, unless that is done since its sources changed. */
export function buildIfStale(): void {
  if (changedAt(MARK) > Math.max(...SOURCES.map(newestIn))) return;
  execFileSync('npm', ['run', '--silent', 'build'], { cwd: ROOT, stdio: 'inherit' });
  // A file that comes out the same is not written again and would stay older than its source.
  const now = new Date();
  utimesSync(MARK, now, now);
}

function newestIn(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return Math.max(...entries.map((entry) => changedAt(path.join(folder, entry))));
}

function changedAt(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

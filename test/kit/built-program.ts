import { existsSync, mkdirSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

import { bundleProgram } from '../../scripts/bundle-server';

const ROOT = path.resolve(__dirname, '../..');
// Inside the project, so that packages with native parts are found from there.
const PROGRAMS = path.join(ROOT, 'node_modules/.cache/platelog-server');

const files = new Map<string, string>();

/**
 * One file of a program as its sources are now, made once by every process that starts it: it starts in a
 * quarter of the time that the sources need.
 * @param program the path of its source in the project
 */
export function builtProgram(program: string): string {
  const known = files.get(program);
  if (known !== undefined) return known;
  const file = bundleProgram(program, homeOfThisProcess());
  files.set(program, file);
  return file;
}

function homeOfThisProcess(): string {
  const home = path.join(PROGRAMS, String(process.pid));
  const folder = path.join(home, 'api/app');
  if (files.size > 0) return folder;
  removeOthers();
  mkdirSync(folder, { recursive: true });
  // The server finds the build from its own place, which is as deep as among the sources.
  const build = path.join(home, 'build');
  if (!existsSync(build)) symlinkSync(path.join(ROOT, 'build'), build);
  return folder;
}

/** Removes what processes that have ended left: one that is killed removes nothing itself. */
function removeOthers(): void {
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

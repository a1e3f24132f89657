import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

import { buildNumber } from '../../scripts/build-number';
import { bundleProgram } from '../../scripts/bundle-server';

const ROOT = path.resolve(__dirname, '../..');
// Inside the project, so that packages with native parts resolve from there.
const PROGRAMS = path.join(ROOT, 'node_modules/.cache/platelog-server');
/** The same depth as in the sources: the server finds the build relative to itself. */
const PLACE = 'api/app';
const KEPT_MS = 24 * 60 * 60_000;

const files = new Map<string, string>();

/**
 * The bundle of a program's current sources, built once for all processes that start it: it starts in a quarter of the
 * time that the sources need.
 * @param program the path of its source in the project
 */
export function builtProgram(program: string): string {
  const file = files.get(program) ?? keptOrMade(program);
  files.set(program, file);
  return file;
}

function keptOrMade(program: string): string {
  const name = path.basename(program, '.ts');
  const home = path.join(PROGRAMS, `${buildNumber()}-${name}`);
  const file = path.join(home, PLACE, `${name}.js`);
  if (existsSync(file)) return file;
  removeOld();
  // Built under a temporary name and renamed, because other processes may read it meanwhile.
  const own = mkdtempSync(path.join(PROGRAMS, 'unfinished-'));
  symlinkSync(path.join(ROOT, 'build'), path.join(own, 'build'));
  bundleProgram(program, path.join(own, PLACE));
  try {
    renameSync(own, home);
  } catch (error) {
    rmSync(own, { recursive: true });
    if (!existsSync(file)) throw error;
  }
  return file;
}

/** Removes bundles of earlier sources. */
function removeOld(): void {
  mkdirSync(PROGRAMS, { recursive: true });
  for (const name of readdirSync(PROGRAMS)) {
    const home = path.join(PROGRAMS, name);
    const made = statSync(home, { throwIfNoEntry: false })?.mtimeMs ?? Infinity;
    if (made < Date.now() - KEPT_MS) rmSync(home, { recursive: true, force: true });
  }
}

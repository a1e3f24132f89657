import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { BUILD_FILE, buildNumber } from './build-number';

const ROOT = path.resolve(__dirname, '..');
// The client's goes when it is made for work on it; the server's is the last that a build writes.
const HALVES = ['client', 'server'];

/** Whether what lies in `build/` is whole and of the sources as they are now. */
export function isBuilt(root: string = ROOT): boolean {
  const files = HALVES.map((half) => path.join(root, 'build', half, BUILD_FILE));
  if (!files.every((file) => existsSync(file))) return false;
  const number = buildNumber(root);
  return files.every((file) => readFileSync(file, 'utf8').trim() === number);
}

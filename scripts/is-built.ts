import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { BUILD_FILE, buildNumber } from './build-number';

const ROOT = path.resolve(__dirname, '..');
// A development build of the client removes the client's file; the server's is the last file that a build writes.
const HALVES = ['client', 'server'];

/** Whether the contents of `build/` are complete and from the current sources. */
export function isBuilt(root: string = ROOT): boolean {
  const files = HALVES.map((half) => path.join(root, 'build', half, BUILD_FILE));
  if (!files.every((file) => existsSync(file))) return false;
  const number = buildNumber(root);
  return files.every((file) => readFileSync(file, 'utf8').trim() === number);
}

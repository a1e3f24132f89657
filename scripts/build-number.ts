import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import manifest from '../package.json';

const ROOT = path.resolve(__dirname, '..');
// Everything that the client, the worker, the server and the host's commands are built from.
const FOLDERS = [
  'api',
  'public',
  'shared',
  'src',
  'sw',
  'scripts/admin',
  'scripts/billing',
  'scripts/notices',
  'scripts/prerender',
];
const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'webpack.config.ts',
  'scripts/admin.ts',
  'scripts/billing.ts',
  'scripts/build.ts',
  'scripts/build-number.ts',
  'scripts/build-number-plugin.ts',
  'scripts/bundle-server.ts',
];
const TEST = /\.test\.tsx?$/;
const HASH_LENGTH = 12;

/** The file that holds the number of the build in a folder. */
export const BUILD_FILE = 'build-number.txt';

/**
 * The number of a build: the version, and a hash of the sources without their tests. Equal sources have equal numbers,
 * wherever and whenever they are built.
 */
export function buildNumber(root: string = ROOT): string {
  const hash = createHash('sha256');
  for (const file of [...FOLDERS.flatMap((folder) => filesIn(root, folder)), ...FILES].sort()) {
    const content = readFileSync(path.join(root, file));
    hash.update(`${file} ${String(content.length)}\n`).update(content);
  }
  return `${manifest.version}+${hash.digest('hex').slice(0, HASH_LENGTH)}`;
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !TEST.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'));
}

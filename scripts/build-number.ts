import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { Compilation, DefinePlugin, sources, type Compiler } from 'webpack';

import manifest from '../package.json';

const ROOT = path.resolve(__dirname, '..');
// All that the client, the worker and the server are made of.
const FOLDERS = ['api', 'public', 'shared', 'src', 'sw', 'scripts/prerender'];
const FILES = ['package.json', 'package-lock.json', 'webpack.config.ts'];
const TEST = /\.test\.tsx?$/;
const HASH_LENGTH = 12;

/** Where the server reads which build it is. */
export const BUILD_FILE = 'build-number.txt';

/**
 * The number of a build: the version, and a hash of the sources without their tests. Equal sources have
 * equal numbers, wherever and whenever they are built.
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

/** Writes the number into the client and the worker, and beside them for the server. */
export class BuildNumberPlugin {
  apply(compiler: Compiler): void {
    const number = buildNumber();
    new DefinePlugin({ PLATELOG_BUILD: JSON.stringify(number) }).apply(compiler);
    compiler.hooks.thisCompilation.tap('BuildNumber', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'BuildNumber', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          compilation.emitAsset(BUILD_FILE, new sources.RawSource(`${number}\n`));
        },
      );
    });
  }
}

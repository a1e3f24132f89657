import { cpSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

const ROOT = path.resolve(__dirname, '../..');

/** Where a bundle in a folder of its own finds the modules that stay outside. */
export const MODULES = path.join(ROOT, 'node_modules');

/**
 * Makes one file of a program: it starts several times as fast as from its sources, and a run
 * starts it hundreds of times. Returns the file.
 */
export function bundle(entry: string, folder: string): string {
  const outfile = path.join(folder, `${path.basename(entry, '.ts')}.js`);
  build(entry, outfile);
  // A server starts it as a thread, from beside its own file.
  build('api/app/food-worker.ts', path.join(folder, 'food-worker.js'));
  // The store looks for them beside its own file.
  cpSync(path.join(ROOT, 'api/store/migrations'), path.join(folder, 'migrations'), {
    recursive: true,
  });
  return outfile;
}

function build(entry: string, outfile: string): void {
  buildSync({
    entryPoints: [path.join(ROOT, entry)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    // Native code cannot be bundled, and only sources need tsx.
    external: ['better-sqlite3', '@node-rs/argon2', 'sharp', 'tsx'],
    logLevel: 'warning',
  });
}

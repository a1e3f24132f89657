import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

const ROOT = path.resolve(__dirname, '..');
// Threads, and what few servers need.
const BESIDE = [
  'api/app/food-worker.ts',
  'api/app/backup-worker.ts',
  'api/store/photo-files/bucket-client.ts',
];
const MIGRATIONS = ['migrations', 'migrations-postgres'];
// Native code cannot be bundled. Only sources need tsx.
const EXTERNAL = ['better-sqlite3', '@node-rs/argon2', 'sharp', 'tsx', '*/bucket-client'];

/** Where a bundle in a folder of its own finds the packages that stay outside. */
export const MODULES = path.join(ROOT, 'node_modules');

/**
 * Makes one file of each program, and puts beside them what a server reads from disk there.
 * @param root where the sources are: those of an earlier version may be somewhere else
 * @returns the files of sources and packages that are in the bundles
 */
export function bundleServer(
  programs: readonly string[],
  folder: string,
  root: string = ROOT,
): string[] {
  const { outputs } = buildSync({
    absWorkingDir: root,
    // The server starts its threads, and loads what few need, from beside its own file.
    entryPoints: [...programs, ...BESIDE].map((program) => ({
      in: program,
      out: nameOf(program),
    })),
    outdir: path.resolve(folder),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: EXTERNAL,
    // A file that is loaded later is asked for without its ending.
    supported: { 'dynamic-import': false },
    metafile: true,
    logLevel: 'warning',
  }).metafile;
  // The store looks for them beside its own file.
  for (const name of MIGRATIONS) {
    const from = path.join(root, 'api/store', name);
    // Earlier versions have one.
    if (existsSync(from)) cpSync(from, path.join(folder, name), { recursive: true });
  }
  const used = Object.values(outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
  return [...new Set(used)].map((file) => path.join(root, file));
}

/** Bundles one program. Returns its file. */
export function bundleProgram(program: string, folder: string, root?: string): string {
  bundleServer([program], folder, root);
  return path.join(folder, `${nameOf(program)}.js`);
}

const nameOf = (program: string) => path.basename(program, '.ts');

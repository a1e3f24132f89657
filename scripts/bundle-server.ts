import { cpSync, existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

import { buildSync } from 'esbuild';

const ROOT = path.resolve(__dirname, '..');
// Threads, and code that few servers need.
const BESIDE = [
  'api/app/food-worker.ts',
  'api/app/backup-worker.ts',
  'api/store/photo-files/bucket-client.ts',
];
const MIGRATIONS = ['migrations', 'migrations-postgres'];
// Native code cannot be bundled. Only running from sources needs tsx.
const EXTERNAL = ['better-sqlite3', '@node-rs/argon2', 'sharp', 'tsx', '*/bucket-client'];

/** Where a bundle in its own folder finds the packages that are not bundled. */
export const MODULES = path.join(ROOT, 'node_modules');

/**
 * Bundles each program into one file, and copies the files that a server reads from disk next to it.
 * @param root where the sources are: those of an earlier version may be elsewhere
 * @returns the files of sources and packages that are in the bundles
 */
export function bundleServer(
  programs: readonly string[],
  folder: string,
  root: string = ROOT,
): string[] {
  const { outputs } = buildSync({
    absWorkingDir: root,
    // The server starts its threads, and loads what few servers need, from next to its own file.
    entryPoints: [...programs, ...besideIn(root)].map((program) => ({
      in: program,
      out: nameOf(program),
    })),
    outdir: path.resolve(folder),
    bundle: true,
    platform: 'node',
    format: 'cjs',
    target: 'node20',
    external: EXTERNAL,
    define: { BUNDLED_MIGRATIONS: JSON.stringify(migrationsIn(root)) },
    // Lazy imports name their file without its extension.
    supported: { 'dynamic-import': false },
    metafile: true,
    logLevel: 'warning',
  }).metafile;
  // The store looks for the migrations next to its own file.
  for (const name of MIGRATIONS) {
    const from = path.join(root, 'api/store', name);
    // Earlier versions have only one of the folders.
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

/** In order. */
function migrationsIn(root: string): string[] {
  return readdirSync(path.join(root, 'api/store/migrations'))
    .filter((name) => name.endsWith('.sql'))
    .sort();
}

/** Earlier versions lack some of them. */
const besideIn = (root: string) => BESIDE.filter((file) => existsSync(path.join(root, file)));

const nameOf = (program: string) => path.basename(program, '.ts');

import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { build, type Plugin } from 'esbuild';

import type { Bug } from '../bug';

const ROOT = path.resolve(__dirname, '../../..');
// Inside the project, so that packages with native parts resolve from there.
const FOLDER = path.join(ROOT, 'node_modules/.cache/platelog-simulator');

/**
 * Bundles the simulator and the code under test, optionally with a bug. Throws if the code no longer contains the bug's
 * place.
 */
export async function bundleSimulator(bug?: Bug): Promise<string> {
  const { name, edits } = bug ?? { name: 'as-it-is', edits: [] };
  const folder = path.join(FOLDER, name);
  mkdirSync(folder, { recursive: true });
  const outfile = path.join(folder, 'worker.js');
  const left = new Set(edits);
  await build({
    entryPoints: [path.join(ROOT, 'test/sync/simulator/worker.ts')],
    bundle: true,
    platform: 'node',
    target: 'node20',
    outfile,
    sourcemap: bug === undefined,
    logLevel: 'error',
    external: ['better-sqlite3', 'sharp', '@node-rs/argon2'],
    plugins: [injecting(edits, left)],
  });
  for (const { find } of left) throw new Error(`No place for the bug ${name}: ${find}`);
  // The migrations are read as files, next to the code that runs them.
  for (const name of ['migrations', 'migrations-postgres'])
    cpSync(path.join(ROOT, 'api/store', name), path.join(folder, name), { recursive: true });
  return outfile;
}

function injecting(edits: Bug['edits'], left: Set<Bug['edits'][number]>): Plugin {
  return {
    name: 'bug',
    setup: (bundler) => {
      for (const file of new Set(edits.map((edit) => edit.file))) {
        const whole = path.join(ROOT, file);
        const exactly = new RegExp(`^${whole.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
        bundler.onLoad({ filter: exactly }, () => {
          let contents = readFileSync(whole, 'utf8');
          for (const edit of edits.filter((one) => one.file === file)) {
            if (contents.split(edit.find).length === 2) left.delete(edit);
            contents = contents.replace(edit.find, () => edit.replace);
          }
          return { contents, loader: 'ts' };
        });
      }
    },
  };
}

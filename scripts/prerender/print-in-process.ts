import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import type { Printed } from './printed-page';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Draws the ground of all styles and every public page in a process of its own: React and its styles
 * choose how they work when they are loaded, by NODE_ENV and by what the process offers.
 */
export async function printPages(): Promise<Printed> {
  // Inside the checkout, where the libraries are found.
  const folder = mkdtempSync(path.join(ROOT, 'node_modules/.prerender-'));
  const outfile = path.join(folder, 'print-pages.cjs');
  try {
    await build({
      entryPoints: [path.join(__dirname, 'print-pages.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      packages: 'external',
      jsx: 'automatic',
      absWorkingDir: ROOT,
      // Of the analyzer's worker, which no page draws: CommonJS has no address of a module.
      logOverride: { 'empty-import-meta': 'silent' },
    });
    const printed = execFileSync(process.execPath, [outfile], {
      env: { ...process.env, NODE_ENV: 'production' },
      maxBuffer: 64 * 1024 * 1024,
    });
    return JSON.parse(printed.toString()) as Printed;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

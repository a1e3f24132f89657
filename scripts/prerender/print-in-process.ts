import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import { build } from 'esbuild';

import type { Printed } from './printed-page';

const ROOT = path.resolve(__dirname, '../..');

/**
 * Renders the base styles and every public page in its own process: React and its styles choose their mode when they
 * are loaded, by NODE_ENV and by the process's globals.
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
      // From the analyzer's worker, which no page renders: CommonJS has no import.meta.
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

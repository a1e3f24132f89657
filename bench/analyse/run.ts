// Measures the analyzer as the browser runs it, in one file without the development loader: on its own, and in a page
// that is slowed down.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildSync, type Platform } from 'esbuild';

import { measurePage } from './page';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-analyse-'));

function bundle(entry: string, platform: Platform): string {
  const outfile = path.join(folder, `${entry}.cjs`);
  buildSync({
    entryPoints: [path.resolve(__dirname, `${entry}.ts`)],
    bundle: true,
    platform,
    outfile,
    logLevel: 'error',
  });
  return outfile;
}

async function main(): Promise<void> {
  const { status } = spawnSync(process.execPath, [bundle('measure', 'node')], { stdio: 'inherit' });
  const page = await measurePage(bundle('in-page', 'browser'));
  console.log(JSON.stringify(page));
  process.exitCode = page.ok ? (status ?? 1) : 1;
}

main()
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => {
    rmSync(folder, { recursive: true, force: true });
  });

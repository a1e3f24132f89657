// Measures the analyser as the browser runs it, in one file without the loader of development.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildSync } from 'esbuild';

const folder = mkdtempSync(path.join(tmpdir(), 'bench-analyse-'));
const outfile = path.join(folder, 'measure.cjs');
try {
  buildSync({
    entryPoints: [path.resolve(__dirname, 'measure.ts')],
    bundle: true,
    platform: 'node',
    outfile,
    logLevel: 'error',
  });
  process.exitCode = spawnSync(process.execPath, [outfile], { stdio: 'inherit' }).status ?? 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

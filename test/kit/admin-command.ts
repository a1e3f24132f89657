import { spawnSync } from 'node:child_process';
import path from 'node:path';

import { builtProgram } from './built-program';

const ROOT = path.resolve(__dirname, '../..');

/** Runs a host's command on the data folder of a running server, and returns what it said. */
export function runAdmin(dataFolder: string, words: string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [builtProgram('scripts/admin.ts'), ...words],
    {
      cwd: ROOT,
      env: { ...process.env, DATA_DIR: dataFolder, NODE_ENV: 'production' },
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`${words.join(' ')} failed: ${stderr}`);
  return stdout;
}

import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

import { builtProgram } from './built-program';

const ROOT = path.resolve(__dirname, '../..');

/** Runs an admin command on the data folder of a running server, and returns its output. */
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

interface Ended {
  /** Null if it was killed. */
  status: number | null;
  said: string;
}

/** The same, but asynchronous; kills the command after `killAfterMs`, if given. */
export async function spawnAdmin(
  dataFolder: string,
  words: string[],
  killAfterMs?: number,
  settings: Record<string, string> = {},
): Promise<Ended> {
  const child = spawn(process.execPath, [builtProgram('scripts/admin.ts'), ...words], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: dataFolder, NODE_ENV: 'production', ...settings },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  if (killAfterMs !== undefined) setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said };
}

import { spawn } from 'node:child_process';

export interface Ended {
  ok: boolean;
  output: string;
}

interface Options {
  /** Variables in addition to those of this process. */
  env?: NodeJS.ProcessEnv;
  /** Whether its output is shown while it runs. */
  show?: boolean;
}

/** Runs a command asynchronously. Returns its output, and whether it exited with 0. */
export async function runCommand(
  command: string,
  words: string[],
  { env = {}, show = false }: Options = {},
): Promise<Ended> {
  const child = spawn(command, words, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      if (show) process.stdout.write(chunk);
    });
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', () => {
      resolve(null);
    });
    child.once('close', resolve);
  });
  return { ok: status === 0, output };
}

import { spawn } from 'node:child_process';

export const XVFB = '/usr/bin/Xvfb';

export interface Screen {
  display: string;
  close: () => void;
}

/** An invisible screen, for a browser without a headless mode. */
export async function openScreen(): Promise<Screen> {
  // With -displayfd the server picks a free number and writes it to the channel.
  const child = spawn(XVFB, ['-displayfd', '3', '-screen', '0', '1280x1024x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => {
      resolve(chunk.toString().trim());
    });
    child.once('error', reject);
    child.once('exit', () => {
      reject(new Error('The virtual screen did not open.'));
    });
  });
  return { display: `:${number}`, close: () => child.kill() };
}

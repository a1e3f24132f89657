import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { KEYS, type StripeCounterpart } from './counterpart';

const PROGRAM = path.resolve(__dirname, '../../../node_modules/.bin/stripe');

/** Whether Stripe's command line runs on this machine: its program is platform-specific. */
export function hasCommandLine(): boolean {
  return spawnSync(PROGRAM, ['version']).status === 0;
}

/** Runs Stripe's own command line against the fake server: a client that contains none of our code. */
export async function stripeCommand(
  { url }: StripeCounterpart,
  words: string[],
): Promise<{ said: string; status: number | null }> {
  // Its own home folder, so that it does not find anyone's login.
  const home = mkdtempSync(path.join(tmpdir(), 'platelog-stripe-'));
  const child = spawn(PROGRAM, [...words, '--api-base', url], {
    env: { PATH: process.env['PATH'], HOME: home, STRIPE_API_KEY: KEYS.STRIPE_SECRET_KEY },
    timeout: 60_000,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const status = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  rmSync(home, { recursive: true, force: true });
  return { said, status };
}

import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { KEYS, type StripeCounterpart } from './counterpart';

const PROGRAM = path.resolve(__dirname, '../../../node_modules/.bin/stripe');

/** Whether Stripe's command line runs on this machine: its program comes per platform. */
export function hasCommandLine(): boolean {
  return spawnSync(PROGRAM, ['version']).status === 0;
}

/** Stripe's own command line on the counterpart: a client that has nothing of ours in it. */
export async function stripeCommand(
  { url }: StripeCounterpart,
  words: string[],
): Promise<{ said: string; status: number | null }> {
  // A home of its own: it must not find anybody's login.
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

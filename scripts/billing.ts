// A host's commands for payments: npm run billing -- setup | verify. See docs/billing.md.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { loadEnv, type Env } from '../api/app/env';
import { stripeClient } from '../api/gateways/stripe';
import { isLiveKey } from '../api/gateways/stripe/settings';
import { setUp } from './billing/set-up';
import { verify } from './billing/verify';

const USAGE = `Usage: npm run billing -- setup    makes the price and the portal at Stripe
       npm run billing -- verify   goes through a whole subscription, with a test key
Both read STRIPE_SECRET_KEY from the environment or .env.`;

type Keys = NonNullable<Env['stripe']>;

async function main([command]: string[]): Promise<void> {
  if (command !== 'setup' && command !== 'verify') throw new Error(USAGE);
  const env = loadEnv();
  if (!env.stripe) throw new Error('STRIPE_SECRET_KEY is not set.');
  if (command === 'setup') await makeThings(env, env.stripe);
  else await goThrough(env, env.stripe);
}

async function makeThings({ publicUrl }: Env, keys: Keys): Promise<void> {
  const lines = await setUp(stripeClient(keys), publicUrl);
  console.log('Put these lines into .env:\n');
  console.log(lines.join('\n'));
  if (publicUrl?.startsWith('https://') === true) return;
  console.log(
    '\nPUBLIC_URL is not an https address. See docs/billing.md for how messages from Stripe get here.',
  );
}

async function goThrough({ dataFolder }: Env, keys: Keys): Promise<void> {
  if (isLiveKey(keys.secretKey)) {
    throw new Error(
      'This is a live key. verify pays with test cards: use a test key (sk_test_...).',
    );
  }
  const { publishableKey = 'pk_test_none', webhookSecret = 'whsec_none' } = keys;
  const steps = await verify({ ...keys, publishableKey, webhookSecret }, ({ name, ok }) => {
    console.log(`${ok ? 'ok  ' : 'NOT '} ${name}`);
  });
  mkdirSync(dataFolder, { recursive: true });
  const record = path.join(dataFolder, 'billing-verify.json');
  writeFileSync(record, `${JSON.stringify({ at: new Date().toISOString(), steps }, null, 2)}\n`);
  console.log(`\nThe results are in ${record}, without secrets.`);
  if (steps.some(({ ok }) => !ok)) throw new Error('Some checks failed.');
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

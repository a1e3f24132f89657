import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { builtProgram } from '../test/kit/built-program';
import { StripeCounterpart } from '../test/kit/stripe/counterpart';

const ROOT = path.resolve(__dirname, '..');

let stripe: StripeCounterpart;
let folder: string;
beforeAll(async () => {
  stripe = await StripeCounterpart.start();
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-billing-'));
});
afterAll(async () => {
  await stripe.stop();
  rmSync(folder, { recursive: true });
});

/** The command as a host runs it, against the fake Stripe server. */
async function billing(command: string, change: Record<string, string> = {}) {
  const env = { ...process.env, ...stripe.env, DATA_DIR: folder, ...change };
  const words = [builtProgram('scripts/billing.ts'), command];
  const child = spawn(process.execPath, words, { cwd: ROOT, env });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
  }
  const status = await new Promise((resolve) => child.once('exit', resolve));
  return { said, status };
}

test('setup creates what payments need, once', async () => {
  stripe.book.prices.clear();
  const PUBLIC_URL = 'https://meals.example.org';
  const first = await billing('setup', { PUBLIC_URL });
  const [price] = stripe.book.prices.values();
  expect(price).toMatchObject({ unit_amount: 1299, currency: 'usd', interval: 'month' });
  expect(first.said).toContain(`STRIPE_PRICE_ID=${price?.id}`);
  expect(first.said).toMatch(/STRIPE_PORTAL_CONFIGURATION=bpc_\w+/);
  expect(first.said).toContain('STRIPE_WEBHOOK_SECRET=whsec_made');
  expect(stripe.book.settings).toContainEqual(
    expect.objectContaining({ url: 'https://meals.example.org/api/stripe/webhook' }),
  );
  const again = await billing('setup', { PUBLIC_URL });
  expect(again.said).toContain(`STRIPE_PRICE_ID=${price?.id}`);
  expect([stripe.book.prices.size, stripe.book.settings.length]).toEqual([1, 2]);
  expect(again.said).not.toContain('whsec_');
});

test('verify goes through a whole subscription, records it without secrets and leaves nothing behind', async () => {
  const { said, status } = await billing('verify', { STRIPE_PORTAL_CONFIGURATION: 'bpc_1' });
  expect([status, said]).toEqual([0, expect.not.stringContaining('NOT ')]);
  const record = readFileSync(path.join(folder, 'billing-verify.json'), 'utf8');
  expect((JSON.parse(record) as { steps: unknown[] }).steps.length).toBeGreaterThan(12);
  expect(record + said).not.toMatch(/_secret_|sk_test/);
  expect([...stripe.book.customers.values()].every(({ deleted }) => deleted)).toBe(true);
});

test('verify reports what is wrong', async () => {
  const other = stripe.addPrice({ unit_amount: 999, lookup_key: null });
  const { said, status } = await billing('verify', { STRIPE_PRICE_ID: other });
  expect([status, said]).toEqual([1, expect.stringContaining('NOT  the price is the one')]);
});

test('verify rejects a live key and sends Stripe no request', async () => {
  const before = stripe.asked.length;
  const live = { STRIPE_SECRET_KEY: 'sk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' };
  const { said, status } = await billing('verify', live);
  expect([status, said]).toEqual([1, expect.stringContaining('This is a live key')]);
  expect(stripe.asked.length).toBe(before);
});

test('without arguments the command prints its usage', async () => {
  expect((await billing('')).said).toContain('npm run billing -- setup');
});

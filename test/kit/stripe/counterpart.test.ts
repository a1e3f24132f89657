import { readFileSync } from 'node:fs';
import path from 'node:path';

import Stripe from 'stripe';

import { stripeClient } from '../../../api/gateways/stripe';
import { hasCommandLine, stripeCommand } from './command-line';
import { KEYS, StripeCounterpart } from './counterpart';
import { SCHEMAS_OF } from './parameters';
import { PayingApi } from './paying-api';

const PACKAGE = path.resolve(__dirname, '../../../node_modules/stripe/package.json');

let counterpart: StripeCounterpart;
let client: Stripe;
let customer: string;
let price: string;
beforeAll(async () => {
  counterpart = await StripeCounterpart.start();
  client = stripeClient({ secretKey: KEYS.STRIPE_SECRET_KEY, apiBase: counterpart.url });
  customer = (await client.customers.create({ email: 'ada@example.org' })).id;
  price = (await client.prices.list({ lookup_keys: ['platelog_premium_monthly'] })).data[0]!.id;
});
afterAll(async () => counterpart.stop());

test('has schemas that match the types of the installed package (npm run stripe-schemas)', () => {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string };
  expect(SCHEMAS_OF).toBe(version);
});

const wrong = (params: object) => params as Stripe.SubscriptionCreateParams;

test.each<[string, () => Stripe.SubscriptionCreateParams, string, string | undefined]>([
  [
    'an unknown parameter',
    () => wrong({ customer, items: [{ price }], trial_days: 7 }),
    'parameter_unknown',
    'trial_days',
  ],
  [
    'an unknown nested parameter',
    () => wrong({ customer, items: [{ price }], payment_settings: { save_card: 'yes' } }),
    'parameter_unknown',
    'payment_settings.save_card',
  ],
  [
    'a value that is not in the list',
    () => wrong({ customer, items: [{ price }], payment_behavior: 'default_incompleet' }),
    'parameter_invalid',
    'payment_behavior',
  ],
  ['a missing customer', () => wrong({ items: [{ price }] }), 'parameter_missing', 'customer'],
  [
    'an unknown customer',
    () => ({ customer: 'cus_none', items: [{ price }] }),
    'resource_missing',
    'customer',
  ],
  [
    'a property that was removed in 2025',
    () => ({ customer, items: [{ price }], expand: ['latest_invoice.payment_intent'] }),
    'property_invalid',
    'expand',
  ],
])('refuses %s', async (_what, params, code, param) => {
  const before = counterpart.book.subscriptions.size;
  await expect(client.subscriptions.create(params())).rejects.toMatchObject({ code, param });
  if (code !== 'property_invalid') expect(counterpart.book.subscriptions.size).toBe(before);
});

test('creates one object for one idempotency key, and rejects the key for another request', async () => {
  const make = async (trial: number) =>
    client.subscriptions.create(
      { customer, items: [{ price }], trial_period_days: trial },
      { idempotencyKey: 'once' },
    );
  const [first, second] = [await make(7), await make(7)];
  expect(second.id).toBe(first.id);
  await expect(make(8)).rejects.toBeInstanceOf(Stripe.errors.StripeIdempotencyError);
});

test('ends a subscription only once, and rejects requests without a key', async () => {
  const { id } = await client.subscriptions.create({ customer, items: [{ price }] });
  await client.subscriptions.cancel(id);
  await expect(client.subscriptions.cancel(id)).rejects.toMatchObject({ code: 'resource_missing' });
  const stranger = stripeClient({ secretKey: 'sk_test_other', apiBase: counterpart.url });
  await expect(stranger.subscriptions.retrieve(id)).rejects.toBeInstanceOf(
    Stripe.errors.StripeAuthenticationError,
  );
});

(hasCommandLine() ? describe : describe.skip)("Stripe's own command line", () => {
  test('runs its script of a new subscription on the fake server', async () => {
    const before = counterpart.book.subscriptions.size;
    const { said, status } = await stripeCommand(counterpart, [
      'trigger',
      'customer.subscription.created',
    ]);
    expect([status, said]).toEqual([0, expect.stringContaining('Trigger succeeded')]);
    expect(counterpart.book.subscriptions.size).toBe(before + 1);
    const typo = ['subscriptions', 'create', '-d', `customer=${customer}`, '-d', 'trial_days=7'];
    expect((await stripeCommand(counterpart, typo)).said).toContain('parameter_unknown');
  });

  test("changes a user's subscription outside of our server, and their plan follows", async () => {
    const house = await PayingApi.start();
    const { visitor, subscriptionId } = await house.subscriber();
    house.listen();
    await stripeCommand(house.stripe, [
      'subscriptions',
      'update',
      subscriptionId,
      '-d',
      'cancel_at_period_end=true',
    ]);
    await house.stripe.quiet();
    expect(await house.plan(visitor)).toMatchObject({ status: 'cancelled' });
    await stripeCommand(house.stripe, ['subscriptions', 'cancel', subscriptionId, '--confirm']);
    await house.stripe.quiet();
    const { status, end } = await house.plan(visitor);
    expect([status, (end ?? Infinity) <= Date.now()]).toEqual(['cancelled', true]);
    await house.stop();
  });
});

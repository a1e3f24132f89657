import fc from 'fast-check';

import { isShort } from '../../../test/kit/short';
import type { Visitor } from '../../../test/kit/api-in-memory';
import { KEYS } from '../../../test/kit/stripe/counterpart';
import { signatureOf, type EventMessage } from '../../../test/kit/stripe/events';
import { subscriptionObject } from '../../../test/kit/stripe/objects';
import { PayingApi, type Beginning } from '../../../test/kit/stripe/paying-api';
import { stripeWebhookHandler } from './stripe-webhook';

const clock = Date.now();
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

/** The six events of a subscription that has ended, as Stripe would have sent them. */
function life(beginning: Beginning): EventMessage[] {
  const { stripe } = house;
  const { acts, book } = stripe;
  const first = stripe.told.length;
  const subscription = book.subscriptions.get(beginning.subscriptionId)!;
  stripe.tell('customer.subscription.created', subscriptionObject(book, subscription));
  house.pay(beginning);
  acts.renew(subscription.id, false);
  acts.settle(subscription.id);
  acts.end(subscription);
  stripe.tell('checkout.session.completed', {
    object: 'checkout.session',
    id: 'cs_1',
    customer: subscription.customer,
    subscription: subscription.id,
    payment_status: 'paid',
  });
  const told = stripe.told.slice(first);
  const of = (type: string, which = 0) => told.filter((one) => one.type === type)[which]!;
  return [
    of('checkout.session.completed'),
    of('customer.subscription.created'),
    of('invoice.paid'),
    of('customer.subscription.updated', 1),
    of('customer.subscription.updated', 2),
    of('customer.subscription.deleted'),
  ];
}

type Rows = Record<'stripe_events' | 'subscriptions', object[]>;

/** The billing rows of all users, to be restored: orders of events share their first part. */
async function rowsNow(): Promise<Rows> {
  const { db } = house.api.services;
  return {
    stripe_events: await db.selectFrom('stripe_events').selectAll().execute(),
    subscriptions: await db.selectFrom('subscriptions').selectAll().execute(),
  };
}

async function putBack(rows: Rows, { userId }: Visitor, plan: Plan): Promise<void> {
  const { db } = house.api.services;
  for (const table of ['stripe_events', 'subscriptions'] as const) {
    await db.deleteFrom(table).execute();
    if (rows[table].length > 0)
      await db
        .insertInto(table)
        .values(rows[table] as never)
        .execute();
  }
  const columns = { subscription_status: plan.status, subscription_end_date: plan.end };
  await db.updateTable('users').set(columns).where('id', '=', userId).execute();
}

/** Reduces 720 orders to 32, among them the right one and its reverse. */
const firstAndLast = <T>(left: readonly T[]) =>
  left.filter((_one, at) => at === 0 || at === left.length - 1);

type Plan = Awaited<ReturnType<PayingApi['plan']>>;

test('S3: six events, one of them sent twice, lead to the same state in any order', async () => {
  const beginning = await house.begin();
  const { visitor } = beginning;
  const told = life(beginning);
  const take = stripeWebhookHandler(house.api.services.billing);
  const deliver = async ({ payload }: EventMessage) => {
    const signature = signatureOf(payload, KEYS.STRIPE_WEBHOOK_SECRET, Math.floor(clock / 1_000));
    const call = { raw: Buffer.from(payload), header: () => signature, requestId: 'r' };
    expect(await take(call)).toEqual({ received: true });
  };
  const states = new Map<string, number>();
  const walk = async (left: EventMessage[]): Promise<void> => {
    if (left.length === 0) {
      await deliver(told[[...states.values()].reduce((sum, count) => sum + count, 0) % 6]!);
      const state = JSON.stringify(await house.plan(visitor));
      states.set(state, (states.get(state) ?? 0) + 1);
      return;
    }
    const [rows, plan] = [await rowsNow(), await house.plan(visitor)];
    for (const message of isShort ? firstAndLast(left) : left) {
      await deliver(message);
      await walk(left.filter((other) => other !== message));
      await putBack(rows, visitor, plan);
    }
  };
  await walk(told);
  expect([...states]).toEqual([
    [expect.stringContaining('"status":"cancelled"'), isShort ? 32 : 720],
  ]);
}, 240_000);

const LOOK = 'GET /v1/subscriptions/:id';

/** Waits until Stripe has been asked for a subscription once more: its response is fixed then. */
async function askedAfter(count: number): Promise<void> {
  const looks = () => house.stripe.asked.filter((request) => request === LOOK).length;
  while (looks() <= count) await new Promise((resolve) => setTimeout(resolve, 1));
}

test('S3: responses that overtake each other never restore an older state', async () => {
  const { acts, book, asked } = house.stripe;
  const { visitor, subscriptionId } = await house.subscriber();
  const subscription = book.subscriptions.get(subscriptionId)!;
  const act = {
    late: () => acts.renew(subscriptionId, false),
    settled: () => acts.settle(subscriptionId),
    leaving: () => acts.cancelAtPeriodEnd(subscription, true),
    staying: () => acts.cancelAtPeriodEnd(subscription, false),
  };
  const change = fc.record({
    name: fc.constantFrom(...(Object.keys(act) as (keyof typeof act)[])),
    // How long the response is on its way: the first ones arrive last.
    late: fc.constantFrom(0, 30, 60),
  });
  const check = async (changes: { name: keyof typeof act; late: number }[]) => {
    const sent: Promise<number>[] = [];
    for (const { name, late } of changes) {
      act[name]();
      house.stripe.onTheWay = () => late;
      const before = asked.filter((request) => request === LOOK).length;
      sent.push(house.stripe.send(house.stripe.told.at(-1)!, house.webhook));
      await askedAfter(before);
      house.stripe.onTheWay = () => 0;
    }
    expect(new Set(await Promise.all(sent))).toEqual(new Set([200]));
    const standing = subscription.cancelAt !== null ? 'cancelled' : subscription.status;
    expect((await house.plan(visitor)).status).toBe(standing);
  };
  // The shortest sequence that fails if the newer response does not win.
  await check([
    { name: 'late', late: 60 },
    { name: 'settled', late: 0 },
  ]);
  // The newer response repeats what is stored already; the older one must not be applied after it.
  await check([{ name: 'leaving', late: 0 }]);
  await check([
    { name: 'staying', late: 60 },
    { name: 'leaving', late: 0 },
  ]);
  await fc.assert(fc.asyncProperty(fc.array(change, { minLength: 2, maxLength: 5 }), check), {
    numRuns: 15,
  });
}, 120_000);

import { refuseWrites } from '../../../test/kit/refuse-writes';
import { KEYS } from '../../../test/kit/stripe/counterpart';
import { eventMessage, signatureOf, type EventMessage } from '../../../test/kit/stripe/events';
import { subscriptionObject } from '../../../test/kit/stripe/objects';
import { PayingApi, type Beginning } from '../../../test/kit/stripe/paying-api';

let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start();
});
afterAll(async () => house.stop());

const seconds = () => Math.floor(Date.now() / 1_000);

async function post(payload: string, signature: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  return (await fetch(house.webhook, { method: 'POST', headers, body: payload })).status;
}

/** A user who has paid, with an event that the API has not received. */
async function paidUnheard(): Promise<Beginning & { message: EventMessage }> {
  const beginning = await house.begin();
  house.pay(beginning);
  const message = house.stripe.told.at(-1)!;
  return { ...beginning, message };
}

const events = async () => house.api.services.db.selectFrom('stripe_events').selectAll().execute();

describe('S1: an event without a fresh signature by Stripe changes nothing', () => {
  const secret = KEYS.STRIPE_WEBHOOK_SECRET;
  const wrong = 'v1=' + '0'.repeat(64);
  test.each<[string, (payload: string) => [payload: string, signature: string]]>([
    ['unsigned', (p) => [p, '']],
    ['with a nonsense signature', (p) => [p, 'nonsense']],
    ['signed with another secret', (p) => [p, signatureOf(p, 'whsec_other', seconds())]],
    ['reformatted', (p) => [JSON.stringify(JSON.parse(p)), signatureOf(p, secret, seconds())]],
    ['with an added space', (p) => [`${p} `, signatureOf(p, secret, seconds())]],
    ['301 seconds old', (p) => [p, signatureOf(p, secret, seconds() - 301)]],
    ['from the future', (p) => [p, signatureOf(p, secret, seconds() + 302)]],
    ['without a time', (p) => [p, signatureOf(p, secret, seconds()).replace(/^t=\d+,/, '')]],
    ['with two wrong signatures', (p) => [p, `t=${seconds()},${wrong},${wrong}`]],
    [
      'with a signature of an older scheme only',
      (p) => [p, signatureOf(p, secret, seconds()).replace('v1', 'v0')],
    ],
  ])('%s', async (_what, forged) => {
    const { visitor, message } = await shared;
    const before = await events();
    expect(await post(...forged(message.payload))).toBe(400);
    expect([await house.plan(visitor), await events()]).toMatchObject([{ status: 'free' }, before]);
  });

  let shared: ReturnType<typeof paidUnheard>;
  beforeAll(async () => {
    shared = paidUnheard();
    await shared;
  });

  test('while a secret is being replaced, one valid signature of two is enough', async () => {
    const { visitor, message } = await shared;
    const signature = `${signatureOf(message.payload, secret, seconds())},${wrong}`;
    expect(await post(message.payload, signature)).toBe(200);
    expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
  });
});

test('S2: an event that arrives fifty times at once has one effect', async () => {
  const { visitor, message } = await paidUnheard();
  const statuses = await Promise.all(
    Array.from({ length: 50 }, async () => house.stripe.send(message, house.webhook)),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
  expect((await events()).filter(({ id }) => id === message.id)).toHaveLength(1);
});

test.each([
  ['nothing', ''],
  ['invalid JSON', '{"id":'],
  ['null', 'null'],
  ['an empty object', '{}'],
  ['an event without an object', '{"id":"evt_1","object":"event","type":"x","livemode":false}'],
  [
    'an event whose object is a string',
    '{"id":"evt_1","object":"event","type":"x","livemode":false,"data":{"object":"y"}}',
  ],
  ['another object of Stripe', '{"id":"cus_1","object":"customer","livemode":false}'],
])('a signed body that is not an event returns 400: %s', async (_what, payload) => {
  const before = await events();
  expect(await post(payload, signatureOf(payload, KEYS.STRIPE_WEBHOOK_SECRET, seconds()))).toBe(
    400,
  );
  expect(await events()).toEqual(before);
});

describe('S5: an event that does not concern us returns 200 and changes nothing', () => {
  const outcomeOf = async (id: string) => (await events()).find((row) => row.id === id)?.outcome;
  const say = async (object: object, livemode = false) => {
    const id = house.stripe.book.newId('evt');
    const facts = { id, type: 'customer.subscription.updated', created: seconds(), object };
    const status = await house.stripe.send(eventMessage({ ...facts, livemode }), house.webhook);
    return [status, await outcomeOf(id)];
  };

  test('an unknown customer', async () => {
    const object = { object: 'subscription', id: 'sub_x', customer: 'cus_x', status: 'active' };
    expect(await say(object)).toEqual([200, 'unknown customer']);
  });

  test('a live event on a server with test keys', async () => {
    const { visitor, message } = await paidUnheard();
    const { object } = (JSON.parse(message.payload) as { data: { object: object } }).data;
    expect(await say(object, true)).toEqual([200, 'wrong mode']);
    expect(await house.plan(visitor)).toMatchObject({ status: 'free' });
  });

  test('another product that the same customer buys', async () => {
    const { visitor, subscriptionId } = await house.begin();
    const { book, acts } = house.stripe;
    const { customer } = book.subscriptions.get(subscriptionId)!;
    const price = house.stripe.addPrice({ unit_amount: 100, lookup_key: null });
    const other = acts.begin({ customer, price, trialDays: 0, metadata: {} });
    acts.confirm(book.intents.get(book.invoices.get(other.invoice)!.intent!)!, '4242');
    expect(await say(subscriptionObject(book, other))).toEqual([200, 'no subscription of ours']);
    expect(await house.plan(visitor)).toMatchObject({ status: 'free' });
  });

  test('a deleted account', async () => {
    const { visitor, message } = await paidUnheard();
    await house.api.services.db
      .updateTable('users')
      .set({ deleted_at: Date.now() })
      .where('id', '=', visitor.userId)
      .execute();
    expect(await house.stripe.send(message, house.webhook)).toBe(200);
    expect(await outcomeOf(message.id)).toBe('deleted account');
    expect(await house.plan(visitor)).toMatchObject({ status: 'free' });
  });

  test("for an event without a subscription the customer's subscriptions are checked", async () => {
    const { visitor, subscriptionId } = await paidUnheard();
    const { customer } = house.stripe.book.subscriptions.get(subscriptionId)!;
    const message = house.stripe.tell('charge.succeeded', {
      object: 'charge',
      id: 'ch_1',
      customer,
    });
    expect(await house.stripe.send(message, house.webhook)).toBe(200);
    expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
  });
});

test('S6: an event whose effect cannot be written counts as not received, and works when it is repeated', async () => {
  const { visitor, message } = await paidUnheard();
  const { db } = house.api.services;
  // As on a full disk: the event's row is written, the effect after it fails.
  const goOn = await refuseWrites(db, { table: 'users', event: 'UPDATE OF subscription_status' });
  expect(await house.stripe.send(message, house.webhook)).toBe(500);
  expect((await events()).some(({ id }) => id === message.id)).toBe(false);
  expect(await house.plan(visitor)).toMatchObject({ status: 'free' });
  await goOn();
  expect(await house.stripe.send(message, house.webhook)).toBe(200);
  expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
  expect((await events()).filter(({ id }) => id === message.id)).toHaveLength(1);
});

test('while Stripe is unreachable an event returns 503, so that Stripe repeats it', async () => {
  const { visitor, message } = await paidUnheard();
  house.stripe.down = true;
  expect(await house.stripe.send(message, house.webhook)).toBe(503);
  house.stripe.down = false;
  expect(await house.stripe.send(message, house.webhook)).toBe(200);
  expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
});

test('a plan that an administrator gave stays until something changes at Stripe', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  const { db } = house.api.services;
  const give = async (status: string) =>
    db
      .updateTable('users')
      .set({ subscription_status: status })
      .where('id', '=', visitor.userId)
      .execute();
  await give('premium');
  await house.stripe.send(house.stripe.told.at(-1)!, house.webhook);
  expect(await house.plan(visitor)).toMatchObject({ status: 'premium' });
  house.stripe.acts.renew(subscriptionId, false);
  await house.stripe.send(house.stripe.told.at(-1)!, house.webhook);
  expect(await house.plan(visitor)).toMatchObject({ status: 'past_due' });
});

import { PayingApi } from '../../../test/kit/stripe/paying-api';
import { reconcile } from './reconcile';

const DAY_MS = 24 * 3600 * 1000;

let clock = Date.now();
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

test('S7: events that were missed for three days are made up for by asking Stripe once a day', async () => {
  const arrears = await house.subscriber();
  const ended = await house.subscriber();
  const { acts, book } = house.stripe;
  acts.renew(arrears.subscriptionId, false);
  acts.end(book.subscriptions.get(ended.subscriptionId)!);
  clock += 3 * DAY_MS;
  await reconcile(house.api.services.billing);
  expect([await house.plan(arrears.visitor), await house.plan(ended.visitor)]).toMatchObject([
    { status: 'past_due' },
    { status: 'cancelled' },
  ]);
  const before = house.stripe.asked.length;
  await reconcile(house.api.services.billing);
  expect(house.stripe.asked.slice(before)).toEqual(['GET /v1/disputes', 'GET /v1/refunds']);
});

test('S7: while Stripe is unreachable users keep their plan, and the next check corrects it', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  clock += 60 * DAY_MS;
  house.stripe.down = true;
  await reconcile(house.api.services.billing);
  house.stripe.down = false;
  expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
  house.stripe.acts.end(house.stripe.book.subscriptions.get(subscriptionId)!);
  await reconcile(house.api.services.billing);
  expect(await house.plan(visitor)).toMatchObject({ status: 'cancelled' });
});

test('events are deleted a month after they arrived', async () => {
  const { db } = house.api.services;
  const count = async () => (await db.selectFrom('stripe_events').select('id').execute()).length;
  const { customer } = [...house.stripe.book.subscriptions.values()].at(-1)!;
  const message = house.stripe.tell('customer.updated', { object: 'customer', id: customer });
  expect(await house.stripe.send(message, house.webhook)).toBe(200);
  expect(await count()).toBe(1);
  clock += 31 * DAY_MS;
  await reconcile(house.api.services.billing);
  expect(await count()).toBe(0);
});

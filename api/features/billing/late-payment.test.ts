import { PayingApi } from '../../../test/kit/stripe/paying-api';
import { reconcile } from './reconcile';

const DAY_MS = 24 * 3600 * 1000;

let clock: number;
let house: PayingApi;
beforeEach(async () => {
  clock = Date.parse('2026-11-22T12:00:00Z');
  house = await PayingApi.start({ PAST_DUE_DAYS: '21' }, () => clock);
  house.stripe.choices.afterRetries = 'past_due';
});
afterEach(async () => house.stop());

const days = async (count: number) => {
  for (let day = 0; day < count; day += 1) {
    clock += DAY_MS;
    house.stripe.passTime();
    await reconcile(house.api.services.billing);
  }
};

/** A user whose card stopped working before the first renewal, which was today. */
async function late() {
  const paying = await house.subscriber();
  const subscription = house.stripe.book.subscriptions.get(paying.subscriptionId)!;
  const card = house.stripe.book.methods.get(subscription.card!)!;
  card.good = false;
  await days(30);
  return { ...paying, subscription, card };
}

test('a late payment keeps Premium for 21 days, and the response says until when', async () => {
  const { visitor } = await late();
  expect(await house.plan(visitor)).toMatchObject({ status: 'past_due' });
  expect((await visitor.get('/api/billing')).body).toMatchObject({
    subscription: { lateUntil: Math.floor(clock / 1_000) * 1_000 + 21 * DAY_MS, renews: true },
  });
  await days(20);
  expect(await house.plan(visitor)).toMatchObject({ status: 'past_due' });
  await days(3);
  expect(await house.plan(visitor)).toMatchObject({ status: 'free', end: null });
  expect((await visitor.get('/api/billing')).body).toMatchObject({
    subscription: { lateUntil: null, renews: true },
  });
});

test('the 21 days do not start again with the next unpaid month, and a payment restores Premium', async () => {
  const { visitor, subscription, card } = await late();
  await days(40);
  expect([subscription.status, await house.plan(visitor)]).toMatchObject([
    'past_due',
    { status: 'free' },
  ]);
  card.good = true;
  house.stripe.acts.settle(subscription.id);
  await days(1);
  expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
});

test('after the 21 days upgrading cancels the unpaid subscription and creates a new one', async () => {
  const { visitor, subscription } = await late();
  await days(23);
  const again = await house.begin(visitor);
  expect([again.kind, subscription.status]).toEqual(['payment', 'canceled']);
});

test('Premium does not end while Stripe is unreachable', async () => {
  const { visitor } = await late();
  house.stripe.down = true;
  await days(30);
  expect(await house.plan(visitor)).toMatchObject({ status: 'past_due' });
});

import { PayingApi, type Beginning } from '../../../test/kit/stripe/paying-api';
import { reconcile } from './reconcile';

const DAY_MS = 24 * 3600 * 1000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

const subscriptionOf = ({ subscriptionId }: Pick<Beginning, 'subscriptionId'>) =>
  house.stripe.book.subscriptions.get(subscriptionId)!;

/** Two ways in which a subscription is over at Stripe without an event having arrived. */
const OVER: [string, (one: Beginning) => void][] = [
  ['has ended', (one) => house.stripe.acts.end(subscriptionOf(one))],
  ['has vanished', ({ subscriptionId }) => house.stripe.book.subscriptions.delete(subscriptionId)],
];

describe.each(OVER)('a subscription that %s at Stripe, with its event late', (_what, over) => {
  test('can be cancelled without an error', async () => {
    const paying = await house.subscriber();
    over(paying);
    const { status, body } = await paying.visitor.post('/api/cancel-subscription', {});
    expect([status, body]).toMatchObject([200, { user: { subscriptionStatus: 'cancelled' } }]);
    expect((await paying.visitor.post('/api/cancel-subscription', {})).body).toMatchObject({
      code: 'no_subscription',
    });
  });

  test('does not prevent a new one', async () => {
    const paying = await house.subscriber();
    over(paying);
    const again = await house.begin(paying.visitor);
    expect(again.subscriptionId).not.toBe(paying.subscriptionId);
    house.pay(again);
    await paying.visitor.post('/api/payment-success', { subscriptionId: again.subscriptionId });
    expect(await house.plan(paying.visitor)).toMatchObject({
      status: 'active',
      id: again.subscriptionId,
    });
  });

  test('cannot be resumed', async () => {
    const paying = await house.subscriber();
    await paying.visitor.post('/api/cancel-subscription', {});
    over(paying);
    const { body } = await paying.visitor.post('/api/resume-subscription', {});
    expect(body).toMatchObject({ code: 'no_subscription' });
  });

  test('is marked as ended by the daily check', async () => {
    const paying = await house.subscriber();
    over(paying);
    clock += DAY_MS;
    await reconcile(house.api.services.billing);
    const { status, end } = await house.plan(paying.visitor);
    expect([status, (end ?? Infinity) <= clock]).toEqual(['cancelled', true]);
  });
});

test("a subscription that was missing because of another account's keys comes back with the right keys", async () => {
  const paying = await house.subscriber();
  const kept = subscriptionOf(paying);
  house.stripe.book.subscriptions.delete(kept.id);
  clock += DAY_MS;
  await reconcile(house.api.services.billing);
  expect(await house.plan(paying.visitor)).toMatchObject({ status: 'cancelled' });
  house.stripe.book.subscriptions.set(kept.id, kept);
  clock += DAY_MS;
  await reconcile(house.api.services.billing);
  expect(await house.plan(paying.visitor)).toMatchObject({ status: 'active', end: null });
});

test('a subscription that ends while it is being cancelled is cancelled', async () => {
  const paying = await house.subscriber();
  const { asked, acts } = house.stripe;
  house.stripe.onTheWay = () => {
    if (asked.at(-1) !== 'GET /v1/subscriptions/:id') return 0;
    house.stripe.onTheWay = () => 0;
    acts.end(subscriptionOf(paying));
    return 0;
  };
  const { status } = await paying.visitor.post('/api/cancel-subscription', {});
  expect([status, (await house.plan(paying.visitor)).status]).toEqual([200, 'cancelled']);
});

test('opening the portal for a customer who is missing at Stripe returns no_subscription', async () => {
  const withPortal = await PayingApi.start({ STRIPE_PORTAL_CONFIGURATION: 'bpc_1' });
  const { visitor } = await withPortal.subscriber();
  withPortal.stripe.book.customers.clear();
  const { status, body } = await visitor.post('/api/billing-page', { page: 'invoices' });
  expect([status, body]).toMatchObject([409, { code: 'no_subscription' }]);
  await withPortal.stop();
});

test('every error of Stripe turns into a 503', async () => {
  const paying = await house.subscriber();
  const calls = [
    ['create-subscription', {}],
    ['cancel-subscription', {}],
    ['resume-subscription', {}],
    ['payment-success', { subscriptionId: paying.subscriptionId }],
    ['billing-page', { page: 'card' }],
  ] as const;
  for (const status of [400, 401, 402, 403, 409, 429, 500]) {
    house.stripe.refuses = { status, body: { type: 'invalid_request_error', message: 'No.' } };
    for (const [address, body] of calls) {
      const answer = await paying.visitor.post(`/api/${address}`, body);
      expect([status, address, answer.status]).toEqual([status, address, 503]);
    }
    clock += 20 * 60_000;
  }
  house.stripe.refuses = undefined;
});

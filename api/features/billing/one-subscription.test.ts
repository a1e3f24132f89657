import { PayingApi, type Beginning } from '../../../test/kit/stripe/paying-api';
import { reconcile } from './reconcile';

const DAY_MS = 24 * 3600 * 1000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

const at = (id: string) => house.stripe.book.subscriptions.get(id)!;

/** The user's subscriptions that may charge now or later. */
const running = ({ subscriptionId }: Beginning) =>
  house.stripe.book
    .subscriptionsOf(at(subscriptionId).customer)
    .filter(({ status }) => !['canceled', 'incomplete', 'incomplete_expired'].includes(status));

describe.each(['unpaid', 'paused'] as const)('a subscription that is %s', (status) => {
  const stopped = async () => {
    const paying = await house.subscriber();
    house.stripe.acts.turn(at(paying.subscriptionId), status);
    return paying;
  };

  test('gives no Premium, and ends when another is created', async () => {
    const paying = await stopped();
    const again = await house.begin(paying.visitor);
    expect(at(paying.subscriptionId).status).toBe('canceled');
    house.pay(again);
    await paying.visitor.post('/api/payment-success', { subscriptionId: again.subscriptionId });
    expect(running(paying).map(({ id }) => id)).toEqual([again.subscriptionId]);
    expect(await house.plan(paying.visitor)).toMatchObject({ status: 'active' });
  });

  test('is cancelled at once, because nothing of it is paid', async () => {
    const paying = await stopped();
    const { subscriptionId, visitor } = paying;
    await visitor.post('/api/payment-success', { subscriptionId });
    expect(await house.plan(visitor)).toMatchObject({ status: 'free' });
    expect((await visitor.get('/api/billing')).body).toMatchObject({
      subscription: { resumable: false, renews: true },
    });
    expect((await visitor.post('/api/cancel-subscription', {})).status).toBe(200);
    expect(running(paying)).toEqual([]);
  });
});

/** A second subscription of the same user, as two servers or an entry in Stripe's dashboard could create. */
function second({ subscriptionId, visitor }: Beginning): string {
  const { acts, book } = house.stripe;
  const { customer, price } = at(subscriptionId);
  const metadata = { platelog_user: visitor.userId };
  const other = acts.begin({ customer, price, trialDays: 0, metadata });
  acts.confirm(book.intents.get(book.invoices.get(other.invoice)!.intent!)!, '4242424242424242');
  return other.id;
}

test('of two subscriptions that renew, cancelling cancels both and resuming resumes one', async () => {
  const paying = await house.subscriber();
  const other = second(paying);
  const { visitor } = paying;
  expect((await visitor.post('/api/cancel-subscription', {})).status).toBe(200);
  for (const id of [paying.subscriptionId, other]) expect(at(id).cancelAt).not.toBeNull();
  expect((await visitor.post('/api/resume-subscription', {})).status).toBe(200);
  const renewing = running(paying).filter(({ cancelAt }) => cancelAt === null);
  expect(renewing).toHaveLength(1);
  expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
});

test.each(['the daily round', 'a message'])(
  '%s leaves only one of two subscriptions renewing',
  async (which) => {
    const paying = await house.subscriber();
    second(paying);
    if (which === 'a message') await house.stripe.send(house.stripe.told.at(-1)!, house.webhook);
    clock += DAY_MS;
    await reconcile(house.api.services.billing);
    expect(running(paying).filter(({ cancelAt }) => cancelAt === null)).toHaveLength(1);
    expect(running(paying)).toHaveLength(2);
    expect(await house.plan(paying.visitor)).toMatchObject({ status: 'active' });
  },
);

test('for a customer with 150 ended subscriptions all are read', async () => {
  const paying = await house.subscriber();
  const { acts, book } = house.stripe;
  const { customer, price } = at(paying.subscriptionId);
  const metadata = { platelog_user: paying.visitor.userId };
  for (let n = 0; n < 150; n += 1) {
    acts.end(acts.begin({ customer, price, trialDays: 0, metadata }));
  }
  await house.api.services.db
    .deleteFrom('subscriptions')
    .where('user_id', '=', paying.visitor.userId)
    .execute();
  const { body } = await paying.visitor.post('/api/create-subscription', {});
  expect(body).toMatchObject({ code: 'already_subscribed' });
  expect(book.subscriptionsOf(customer)).toHaveLength(151);
});

test('another product that the same customer buys does not give Premium and is not ended', async () => {
  const beginning = await house.begin();
  const { acts, book } = house.stripe;
  const { customer } = at(beginning.subscriptionId);
  const price = house.stripe.addPrice({ unit_amount: 100, lookup_key: null });
  const other = acts.begin({ customer, price, trialDays: 0, metadata: {} });
  acts.confirm(book.intents.get(book.invoices.get(other.invoice)!.intent!)!, '4242424242424242');
  expect(await house.begin(beginning.visitor)).toMatchObject({
    subscriptionId: beginning.subscriptionId,
  });
  const said = await beginning.visitor.post('/api/payment-success', { subscriptionId: other.id });
  expect(said.status).toBe(404);
  expect([other.status, (await house.plan(beginning.visitor)).status]).toEqual(['active', 'free']);
});

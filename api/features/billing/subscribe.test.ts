import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { PayingApi } from '../../../test/kit/stripe/paying-api';

const DAY_MS = 24 * 3600 * 1000;

let clock = Date.now();
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

const subscriptionsAtStripe = () => [...house.stripe.book.subscriptions.values()];

test('a subscription starts unpaid and gives no Premium until Stripe confirms the payment', async () => {
  const { visitor, clientSecret, subscriptionId, kind } = await house.begin();
  expect([kind, clientSecret]).toEqual(['payment', expect.stringMatching(/^pi_.*_secret_/)]);
  expect(await house.plan(visitor)).toMatchObject({ status: 'free', id: subscriptionId });
  const early = await visitor.post('/api/payment-success', { subscriptionId });
  expect([early.status, early.body]).toEqual([
    402,
    expect.objectContaining({ code: 'payment_not_confirmed' }),
  ]);
  house.pay({ clientSecret });
  const { body } = await visitor.post('/api/payment-success', { subscriptionId });
  expect(body).toMatchObject({ user: { subscriptionStatus: 'active', subscriptionEndDate: null } });
  expect((await visitor.get('/api/billing')).body).toMatchObject({
    ready: true,
    checkout: null,
    subscription: { trial: false, resumable: false, periodEnd: expect.any(Number) },
  });
});

test("subscription and customer have the user's id, and the customer is created once", async () => {
  const { visitor, subscriptionId } = await house.begin();
  await house.begin(visitor);
  const of = ({ metadata }: { metadata: Record<string, string> }) => metadata['platelog_user'];
  const customers = [...house.stripe.book.customers.values()].filter(
    (customer) => of(customer) === visitor.userId,
  );
  expect(customers).toHaveLength(1);
  expect(house.stripe.book.subscriptions.get(subscriptionId)).toMatchObject({
    customer: customers[0]?.id,
    metadata: { platelog_user: visitor.userId },
  });
});

test('S8: of any number of tabs that subscribe at once, one subscription is created', async () => {
  const visitor = await house.api.member();
  const before = subscriptionsAtStripe().length;
  house.stripe.onTheWay = () => Math.random() * 20;
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => visitor.post('/api/create-subscription', {})),
  );
  house.stripe.onTheWay = () => 0;
  const ids = new Set(
    answers.map(({ body }) => (body as { subscriptionId: string }).subscriptionId),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect([ids.size, subscriptionsAtStripe().length - before]).toEqual([1, 1]);
});

test('S8: a tab that asked before another tab subscribed gets the same subscription', async () => {
  const visitor = await house.api.member();
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const isListed = new Promise<void>((resolve) => {
    house.stripe.onTheWay = () => {
      if (!/GET .*subscriptions/.test(house.stripe.asked.at(-1) ?? '')) return 0;
      house.stripe.onTheWay = () => 0;
      resolve();
      return held;
    };
  });
  const slow = visitor.post('/api/create-subscription', {});
  await isListed;
  const { subscriptionId } = await house.begin(visitor);
  release();
  expect((await slow).body).toMatchObject({ subscriptionId });
  expect(house.stripe.book.subscriptions.get(subscriptionId)?.status).toBe('incomplete');
});

test('a user with Premium cannot subscribe again', async () => {
  const { visitor } = await house.subscriber();
  const { status, body } = await visitor.post('/api/create-subscription', {});
  expect([status, body]).toEqual([409, expect.objectContaining({ code: 'already_subscribed' })]);
});

test('a subscription that was created at Stripe and lost here in a crash is found again', async () => {
  const { visitor, subscriptionId } = await house.begin();
  const { db } = house.api.services;
  await db.deleteFrom('subscriptions').where('user_id', '=', visitor.userId).execute();
  expect(await house.begin(visitor)).toMatchObject({ subscriptionId });
});

test('a checkout that was left for a day starts again, and the old one is canceled', async () => {
  const old = await house.begin();
  clock += DAY_MS;
  const young = await house.begin(old.visitor);
  expect(young.subscriptionId).not.toBe(old.subscriptionId);
  expect(house.stripe.book.subscriptions.get(old.subscriptionId)?.status).toBe('canceled');
  expect(await house.plan(old.visitor)).toMatchObject({ status: 'free' });
});

test('a customer that is missing at Stripe is created again', async () => {
  const { visitor } = await house.begin();
  house.stripe.book.customers.clear();
  const { subscriptionId } = await house.begin(visitor);
  expect(house.stripe.book.subscriptions.get(subscriptionId)?.status).toBe('incomplete');
});

test('an outage of Stripe returns payments_unreachable, and the next attempt succeeds', async () => {
  const visitor = await house.api.member();
  house.stripe.down = true;
  const { status, body } = await visitor.post('/api/create-subscription', {});
  expect([status, body]).toEqual([503, expect.objectContaining({ code: 'payments_unreachable' })]);
  house.stripe.down = false;
  expect((await house.begin(visitor)).kind).toBe('payment');
});

test('with a price other than the one on the screens nobody can subscribe', async () => {
  const { book } = house.stripe;
  const kept = [...book.prices];
  book.prices.clear();
  house.stripe.addPrice({ unit_amount: 1999 });
  const visitor = await house.api.member();
  const { body } = await visitor.post('/api/create-subscription', {});
  expect(body).toMatchObject({ code: 'payments_not_set_up' });
  book.prices.clear();
  for (const [id, price] of kept) book.prices.set(id, price);
});

describe('cancelling', () => {
  test('keeps the paid time, says until when, and can be undone for free', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    const { body } = await visitor.post('/api/cancel-subscription', {});
    const { periodEnd } = house.stripe.book.subscriptions.get(subscriptionId) ?? { periodEnd: 0 };
    expect(body).toMatchObject({
      user: { subscriptionStatus: 'cancelled', subscriptionEndDate: periodEnd * 1_000 },
    });
    expect((await visitor.post('/api/cancel-subscription', {})).status).toBe(200);
    expect((await visitor.get('/api/billing')).body).toMatchObject({
      subscription: { resumable: true },
    });
    expect((await visitor.post('/api/create-subscription', {})).body).toMatchObject({
      code: 'already_subscribed',
    });
    const resumed = await visitor.post('/api/resume-subscription', {});
    expect(resumed.body).toMatchObject({
      user: { subscriptionStatus: 'active', subscriptionEndDate: null },
    });
    expect(house.stripe.book.subscriptions.get(subscriptionId)).toMatchObject({ cancelAt: null });
  });

  test('ends a late subscription at once, because nothing of it is paid', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    house.stripe.acts.renew(subscriptionId, false);
    await visitor.post('/api/payment-success', { subscriptionId });
    expect(await house.plan(visitor)).toMatchObject({ status: 'past_due', end: null });
    await visitor.post('/api/cancel-subscription', {});
    expect(await house.plan(visitor)).toMatchObject({
      status: 'cancelled',
      end: Math.floor(clock / 1_000) * 1_000,
    });
    expect(await house.begin(visitor)).toMatchObject({ kind: 'payment' });
  });

  test('ends a plan that an administrator gave without asking Stripe, and returns no_subscription without any plan', async () => {
    const visitor = await house.api.member();
    const ask = async () => visitor.post('/api/cancel-subscription', {});
    expect((await ask()).body).toMatchObject({ code: 'no_subscription' });
    await house.api.services.db
      .updateTable('users')
      .set({ subscription_status: 'premium' })
      .where('id', '=', visitor.userId)
      .execute();
    expect((await ask()).body).toMatchObject({ user: { subscriptionStatus: 'cancelled' } });
  });
});

test('the page for a late payment is the invoice, or the portal if it is set up', async () => {
  const { visitor } = await house.subscriber();
  const owed = await visitor.post('/api/billing-page', { page: 'card' });
  expect(owed.body).toEqual({ url: expect.stringContaining('https://invoice.stripe.com/') });
  const withPortal = await PayingApi.start({ STRIPE_PORTAL_CONFIGURATION: 'bpc_1' });
  const { visitor: other } = await withPortal.subscriber();
  expect((await other.get('/api/billing')).body).toMatchObject({ invoices: true });
  for (const [page, end] of [
    ['card', 'card'],
    ['invoices', 'home'],
  ]) {
    const { body } = await other.post('/api/billing-page', { page });
    expect(body).toEqual({ url: `https://billing.stripe.com/p/session/${end}` });
  }
  await withPortal.stop();
});

describe('without keys', () => {
  let bare: ApiInMemory;
  beforeAll(async () => {
    bare = await ApiInMemory.start();
  });
  afterAll(async () => bare.stop());

  test('every payment call says that payments are not set up, and everything else works', async () => {
    const visitor = await bare.member();
    expect((await visitor.get('/api/billing')).body).toMatchObject({
      ready: false,
      publishableKey: null,
      checkout: null,
    });
    for (const [address, body] of [
      ['create-subscription', {}],
      ['payment-success', { subscriptionId: 'sub_1' }],
      ['billing-page', { page: 'card' }],
      ['stripe/webhook', {}],
    ] as const) {
      const answer = await visitor.post(`/api/${address}`, body);
      expect([address, answer.status, (answer.body as { detail: string }).detail]).toEqual([
        address,
        409,
        'Payments are not set up on this server',
      ]);
    }
    expect((await visitor.get('/api/auth/me')).status).toBe(200);
  });
});

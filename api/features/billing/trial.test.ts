import { PayingApi } from '../../../test/kit/stripe/paying-api';

let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({ TRIAL_DAYS: '7' });
});
afterAll(async () => house.stop());

test('a free week without a card does not give Premium, even if the page claims that', async () => {
  const { visitor, subscriptionId, kind } = await house.begin();
  expect(kind).toBe('setup');
  expect(house.stripe.book.subscriptions.get(subscriptionId)?.status).toBe('trialing');
  const { status } = await visitor.post('/api/payment-success', { subscriptionId });
  expect([status, await house.plan(visitor)]).toEqual([
    402,
    { status: 'free', end: null, id: subscriptionId },
  ]);
  expect((await visitor.get('/api/billing')).body).toMatchObject({
    trialDays: 7,
    checkout: { subscriptionId, kind: 'setup' },
    subscription: null,
  });
});

test('a free week with a card gives Premium, and lasts until its last day if cancelled', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
  expect((await visitor.get('/api/billing')).body).toMatchObject({
    subscription: { trial: true },
    trialDays: 0,
  });
  await visitor.post('/api/cancel-subscription', {});
  const { trialEnd } = house.stripe.book.subscriptions.get(subscriptionId) ?? { trialEnd: null };
  expect(await house.plan(visitor)).toMatchObject({
    status: 'cancelled',
    end: (trialEnd ?? 0) * 1_000,
  });
});

test('a user gets one free week, and later pays from the first day', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  const subscription = house.stripe.book.subscriptions.get(subscriptionId)!;
  house.stripe.acts.end(subscription);
  await visitor.post('/api/payment-success', { subscriptionId });
  expect(await house.plan(visitor)).toMatchObject({ status: 'cancelled' });
  expect((await house.begin(visitor)).kind).toBe('payment');
});

test('a user who left without a card can start the free week later', async () => {
  const { visitor, subscriptionId } = await house.begin();
  house.stripe.acts.end(house.stripe.book.subscriptions.get(subscriptionId)!);
  const again = await house.begin(visitor);
  expect([again.kind, again.subscriptionId === subscriptionId]).toEqual(['setup', false]);
});

test.each(['by Stripe', 'by us'])(
  'a card that was set %s and then removed stays removed',
  async (whom) => {
    const { visitor, clientSecret, subscriptionId } = await house.begin();
    house.pay({ clientSecret });
    const { book, acts } = house.stripe;
    const subscription = book.subscriptions.get(subscriptionId)!;
    const method = book.methods.get(subscription.card!)!;
    if (whom === 'by us') subscription.card = null;
    await visitor.post('/api/payment-success', { subscriptionId });
    expect([subscription.card, (await house.plan(visitor)).status]).toEqual([method.id, 'active']);
    // Removed from the subscription only, so it could be set again.
    subscription.card = null;
    expect(await house.stripe.send(house.stripe.told.at(-1)!, house.webhook)).toBe(200);
    await visitor.post('/api/payment-success', { subscriptionId });
    expect([subscription.card, (await house.plan(visitor)).status]).toEqual([null, 'free']);
    acts.detach(method);
    expect((await house.begin(visitor)).kind).toBe('payment');
    expect(subscription.status).toBe('canceled');
  },
);

test('a card that was removed before we saw it causes no error', async () => {
  const { visitor, clientSecret, subscriptionId } = await house.begin();
  house.pay({ clientSecret });
  const { book, acts } = house.stripe;
  acts.detach(book.methods.get(book.subscriptions.get(subscriptionId)!.card!)!);
  const { status } = await visitor.post('/api/payment-success', { subscriptionId });
  expect([status, (await house.plan(visitor)).status]).toEqual([402, 'free']);
});

test('a card that Stripe saves without setting it on the subscription is set by us', async () => {
  const { visitor, clientSecret, subscriptionId } = await house.begin();
  house.pay({ clientSecret });
  const subscription = house.stripe.book.subscriptions.get(subscriptionId)!;
  const card = subscription.card;
  subscription.card = null;
  await visitor.post('/api/payment-success', { subscriptionId });
  expect([subscription.card, (await house.plan(visitor)).status]).toEqual([card, 'active']);
});

import { PayingApi } from '../../../test/kit/stripe/paying-api';

let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({ PREMIUM_FOR_ALL: '1', TRIAL_DAYS: '7' });
});
afterAll(async () => house.stop());

test('with PREMIUM_FOR_ALL no subscription can be created, and nothing is stored', async () => {
  const ada = await house.api.member();
  expect(await ada.post('/api/create-subscription', {})).toMatchObject({
    status: 409,
    body: { code: 'already_subscribed' },
  });
  expect((await ada.get('/api/billing')).body).toMatchObject({
    ready: false,
    publishableKey: null,
    trialDays: 0,
    subscription: null,
  });
  expect((await ada.get('/api/auth/me')).body).toMatchObject({
    user: { subscriptionStatus: 'free', hostPlan: { premiumForAll: true } },
  });
  const { db } = house.api.services;
  expect(await db.selectFrom('subscriptions').selectAll().execute()).toEqual([]);
});

test('PREMIUM_FOR_ALL works without Stripe', async () => {
  const { ApiInMemory } = await import('../../../test/kit/api-in-memory');
  const api = await ApiInMemory.start({ PREMIUM_FOR_ALL: '1' });
  const ada = await api.member();
  expect((await ada.get('/api/auth/me')).body).toMatchObject({
    user: { hostPlan: { freeImages: 3, premiumForAll: true } },
  });
  await api.stop();
});

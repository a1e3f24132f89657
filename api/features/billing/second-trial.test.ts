import { registration, type Visitor } from '../../../test/kit/api-in-memory';
import { PayingApi, type Beginning } from '../../../test/kit/stripe/paying-api';

const DAY_MS = 24 * 3600 * 1000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let house: PayingApi;
beforeEach(async () => {
  house = await PayingApi.start({ TRIAL_DAYS: '7' }, () => clock);
});
afterEach(async () => house.stop());

const PASSWORD = registration()['password'];

const register = async (email: string): Promise<Visitor> => {
  const visitor = house.api.visitor();
  const { body } = await visitor.post('/api/register', registration({ email }));
  visitor.userId = (body as { user: { id: string } }).user.id;
  return visitor;
};
const leave = async (visitor: Visitor) =>
  visitor.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: PASSWORD }),
    headers: { 'Content-Type': 'application/json' },
  });

/** Starts a free week with a card. */
async function tryFree(visitor: Visitor, card: string): Promise<Beginning & { answer: unknown }> {
  const beginning = await house.begin(visitor);
  house.pay(beginning, card);
  const { subscriptionId } = beginning;
  const { body } = await visitor.post('/api/payment-success', { subscriptionId });
  return { ...beginning, answer: body };
}

const FIRST = '4242424242424242';
const OTHER = '5555555555554444';

test('after an account was deleted its email gets no second trial', async () => {
  const ada = await register('ada@example.org');
  expect((await tryFree(ada, FIRST)).kind).toBe('setup');
  expect((await leave(ada)).status).toBe(200);
  const again = await register('Ada+again@Example.org');
  expect((await again.get('/api/billing')).body).toMatchObject({ trialDays: 0 });
  expect((await house.begin(again)).kind).toBe('payment');
});

test('the same card gets no second trial and is not charged, and the user can still subscribe', async () => {
  const ada = await register('ada@example.org');
  await tryFree(ada, FIRST);
  await leave(ada);
  const grace = await register('grace@example.org');
  const { subscriptionId, kind, answer } = await tryFree(grace, FIRST);
  expect([kind, answer]).toEqual(['setup', expect.objectContaining({ code: 'trial_used' })]);
  expect(house.stripe.book.subscriptions.get(subscriptionId)?.status).toBe('canceled');
  expect(house.stripe.book.charges.size).toBe(0);
  expect(await house.plan(grace)).toMatchObject({ status: 'free', end: null });
  expect((await grace.get('/api/billing')).body).toMatchObject({ trialDays: 0 });
  const paid = await house.begin(grace);
  expect(paid.kind).toBe('payment');
  house.pay(paid, FIRST);
  await grace.post('/api/payment-success', { subscriptionId: paid.subscriptionId });
  expect(await house.plan(grace)).toMatchObject({ status: 'active' });
});

describe('a second trial that one call ends while another sees it ended', () => {
  /** Runs once Stripe has ended a subscription, before the call that ended it gets its response. */
  const onceEnded = (act: () => Promise<unknown>) => {
    house.stripe.onTheWay = () => {
      if (house.stripe.asked.at(-1) !== 'DELETE /v1/subscriptions/:id') return 0;
      house.stripe.onTheWay = () => 0;
      return act();
    };
  };
  const said = async () => house.stripe.send(house.stripe.told.at(-1)!, house.webhook);
  const begun = async () => {
    await tryFree(await register('ada@example.org'), FIRST);
    const beginning = await house.begin(await register('grace@example.org'));
    house.pay(beginning, FIRST);
    const { visitor, subscriptionId } = beginning;
    return { visitor, ask: async () => visitor.post('/api/payment-success', { subscriptionId }) };
  };

  test('returns trial_used if the event arrives first', async () => {
    const { visitor, ask } = await begun();
    onceEnded(said);
    expect((await ask()).body).toMatchObject({ code: 'trial_used' });
    expect(await house.plan(visitor)).toMatchObject({ status: 'free', end: null });
  });

  test('returns trial_used if an event has ended it', async () => {
    const { visitor, ask } = await begun();
    const answers: unknown[] = [];
    onceEnded(async () => answers.push((await ask()).body));
    expect(await said()).toBe(200);
    expect(answers).toMatchObject([{ code: 'trial_used' }]);
    expect(await house.plan(visitor)).toMatchObject({ status: 'free', end: null });
  });
});

test('two users who use one card at once get one trial', async () => {
  const people = [await register('ada@example.org'), await register('grace@example.org')];
  const begun: Beginning[] = [];
  for (const visitor of people) begun.push(await house.begin(visitor));
  for (const one of begun) house.pay(one, OTHER);
  await Promise.all(
    begun.map(async ({ visitor, subscriptionId }) =>
      visitor.post('/api/payment-success', { subscriptionId }),
    ),
  );
  const plans = [];
  for (const visitor of people) plans.push((await house.plan(visitor)).status);
  expect(plans.sort()).toEqual(['active', 'free']);
});

test('another user with another card gets a trial, and no name, email or card is stored', async () => {
  const ada = await register('ada@example.org');
  const { subscriptionId } = await tryFree(ada, FIRST);
  const method = house.stripe.book.subscriptions.get(subscriptionId)!.card!;
  const { fingerprint } = house.stripe.book.methods.get(method)!;
  await leave(ada);
  const { db } = house.api.services;
  const kept = JSON.stringify(await db.selectFrom('trials').selectAll().execute());
  for (const secret of ['ada', fingerprint, subscriptionId, ada.userId]) {
    expect(kept).not.toContain(secret);
  }
  const grace = await register('grace@example.org');
  expect(await tryFree(grace, OTHER)).toMatchObject({ kind: 'setup' });
  expect(await house.plan(grace)).toMatchObject({ status: 'active' });
});

test('a running trial stays active however often Stripe is asked', async () => {
  const ada = await register('ada@example.org');
  const { subscriptionId } = await tryFree(ada, FIRST);
  for (let day = 0; day < 8; day += 1) {
    clock += DAY_MS;
    house.stripe.passTime();
    await ada.post('/api/payment-success', { subscriptionId });
    expect(await house.plan(ada)).toMatchObject({ status: 'active' });
  }
});

import { openDesk, type MadeAdmin } from '../../../../test/kit/desk';
import { PayingApi } from '../../../../test/kit/stripe/paying-api';

const clock = Date.parse('2026-11-21T12:00:00Z');
let house: PayingApi;
let desk: MadeAdmin;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
  desk = await openDesk(house.api);
});
afterAll(async () => house.stop());

const remove = async (id: string) =>
  desk.visitor.send(`/api/admin/users/${id}`, { method: 'DELETE' });

function atStripe(subscriptionId: string) {
  const { customer, status } = house.stripe.book.subscriptions.get(subscriptionId)!;
  return { status, deleted: house.stripe.book.customers.get(customer)!.deleted };
}

test('with an account its payments end, or are owed where Stripe is down', async () => {
  const paying = await house.subscriber();
  expect((await remove(paying.visitor.userId)).status).toBe(200);
  expect(atStripe(paying.subscriptionId)).toEqual({ status: 'canceled', deleted: true });

  const other = await house.subscriber();
  house.stripe.down = true;
  expect((await remove(other.visitor.userId)).status).toBe(200);
  const { body } = await desk.visitor.get('/api/admin/services');
  expect(body).toMatchObject({ payments: { ready: true, live: false, owed: 1 } });
  house.stripe.down = false;
});

test('a status that is set leaves Stripe alone, and what is paid stays paid', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  const set = async (status: string) => {
    await desk.visitor.send(`/api/admin/users/${visitor.userId}/subscription`, {
      method: 'PUT',
      body: JSON.stringify({ status }),
      headers: { 'Content-Type': 'application/json' },
    });
    return house.plan(visitor);
  };
  const period = await house.api.services.db
    .selectFrom('subscriptions')
    .select('period_end')
    .where('id', '=', subscriptionId)
    .executeTakeFirstOrThrow();
  expect(period.period_end).toBeGreaterThan(clock);
  expect(await set('cancelled')).toMatchObject({ status: 'cancelled', end: period.period_end });
  expect(await set('free')).toMatchObject({ status: 'free', end: null });
  expect(atStripe(subscriptionId)).toEqual({ status: 'active', deleted: false });
});

describe('a status that was set is followed by what is paid', () => {
  const set = async (id: string, status: string) => {
    const { body } = await desk.visitor.send(`/api/admin/users/${id}/subscription`, {
      method: 'PUT',
      body: JSON.stringify({ status }),
      headers: { 'Content-Type': 'application/json' },
    });
    return (body as { user: { stillCharged: boolean } }).user;
  };
  const hear = async () => house.stripe.send(house.stripe.told.at(-1)!, house.webhook);

  test.each(['free', 'premium', 'cancelled'])('set to %s', async (status) => {
    const { visitor, subscriptionId } = await house.subscriber();
    const shown = await set(visitor.userId, status);
    expect(shown.stillCharged).toBe(true);
    house.stripe.tell('customer.updated', {
      object: 'customer',
      id: house.stripe.book.subscriptions.get(subscriptionId)!.customer,
    });
    await hear();
    expect(await house.plan(visitor)).toMatchObject({ status });
    house.stripe.acts.renew(subscriptionId, true);
    await hear();
    expect(await house.plan(visitor)).toMatchObject({ status: 'active', end: null });
    await hear();
    await set(visitor.userId, status);
    await hear();
    expect(await house.plan(visitor)).toMatchObject({ status });
  });

  test('the desk says who is charged still, in the list too', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    const listed = async () => {
      const { body } = await desk.visitor.get(`/api/admin/users?limit=200`);
      const { users } = body as { users: { id: string; stillCharged: boolean }[] };
      return users.find(({ id }) => id === visitor.userId)?.stillCharged;
    };
    expect(await listed()).toBe(false);
    await set(visitor.userId, 'free');
    expect(await listed()).toBe(true);
    await visitor.post('/api/cancel-subscription', {});
    await set(visitor.userId, 'free');
    expect(await listed()).toBe(false);
    house.stripe.acts.end(house.stripe.book.subscriptions.get(subscriptionId)!);
    await hear();
    expect(await listed()).toBe(false);
  });

  test('a renewal that was not paid says that it is late', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    await set(visitor.userId, 'free');
    house.stripe.acts.renew(subscriptionId, false);
    await hear();
    expect(await house.plan(visitor)).toMatchObject({ status: 'past_due' });
  });
});

import { newestEntries, openDesk, type MadeAdmin } from '../../../../test/kit/desk';
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

test('deleting an account ends its payments, or queues a job if Stripe is down', async () => {
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

test('setting a status changes nothing at Stripe, and keeps paid time', async () => {
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

describe('after a status was set, the next change at Stripe determines the plan', () => {
  const set = async (id: string, status: string) => {
    const { body } = await desk.visitor.send(`/api/admin/users/${id}/subscription`, {
      method: 'PUT',
      body: JSON.stringify({ status }),
      headers: { 'Content-Type': 'application/json' },
    });
    return (body as { user: { stillCharged: boolean } }).user;
  };
  const hear = async () => house.stripe.send(house.stripe.told.at(-1)!, house.webhook);

  test.each(['free', 'premium', 'cancelled'])('with the status %s', async (status) => {
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

  test('the response and the list show which users are still charged', async () => {
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

  test('a failed renewal makes the plan past_due', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    await set(visitor.userId, 'free');
    house.stripe.acts.renew(subscriptionId, false);
    await hear();
    expect(await house.plan(visitor)).toMatchObject({ status: 'past_due' });
  });
});

describe('setting a status with a choice for the subscription', () => {
  const set = async (id: string, status: string, stripe?: string) =>
    desk.visitor.send(`/api/admin/users/${id}/subscription`, {
      method: 'PUT',
      body: JSON.stringify({ status, ...(stripe !== undefined && { stripe }) }),
      headers: { 'Content-Type': 'application/json' },
    });
  const cancelAt = (id: string) => house.stripe.book.subscriptions.get(id)!.cancelAt;
  const logged = async () => (await newestEntries(house.api, 1))[0];

  test('"period_end" ends it after the paid time, and Stripe does not charge again', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    const { status, body } = await set(visitor.userId, 'free', 'period_end');
    expect([status, body]).toMatchObject([200, { user: { renews: false, stillCharged: false } }]);
    expect(atStripe(subscriptionId).status).toBe('active');
    expect(cancelAt(subscriptionId)).not.toBeNull();
    expect(await house.plan(visitor)).toMatchObject({ status: 'free', end: null });
    const entry = await logged();
    expect(entry).toMatchObject({ action: 'status_changed', subject_id: visitor.userId });
    expect(JSON.parse(entry?.detail ?? '')).toEqual({
      from: 'active',
      to: 'free',
      stripe: 'period_end',
    });
  });

  test('"now" ends it at once, even if it was to end later', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    await visitor.post('/api/cancel-subscription', {});
    expect(atStripe(subscriptionId).status).toBe('active');
    expect((await set(visitor.userId, 'free', 'now')).status).toBe(200);
    expect(atStripe(subscriptionId).status).toBe('canceled');
    expect(await house.plan(visitor)).toMatchObject({ status: 'free', end: null });
    await house.stripe.send(house.stripe.told.at(-1)!, house.webhook);
    expect((await house.plan(visitor)).status).not.toBe('active');
  });

  test('"cancelled" with "period_end" keeps the paid time', async () => {
    const { visitor } = await house.subscriber();
    await set(visitor.userId, 'cancelled', 'period_end');
    const { status, end } = await house.plan(visitor);
    expect([status, (end ?? 0) > clock]).toEqual(['cancelled', true]);
  });

  test('while Stripe is down nothing changes, and the refusal is logged', async () => {
    const { visitor, subscriptionId } = await house.subscriber();
    house.stripe.down = true;
    const { status, body } = await set(visitor.userId, 'free', 'now');
    house.stripe.down = false;
    expect([status, body]).toMatchObject([503, { code: 'payments_unreachable' }]);
    expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
    expect(atStripe(subscriptionId).status).toBe('active');
    const entry = await logged();
    expect(entry).toMatchObject({ action: 'status_changed', outcome: 'refused' });
    expect(entry?.detail).toContain('payments_unreachable');
  });

  test('an unknown choice is refused', async () => {
    const { visitor } = await house.subscriber();
    expect((await set(visitor.userId, 'free', 'refund')).status).toBe(400);
    expect(await house.plan(visitor)).toMatchObject({ status: 'active' });
  });
});

test('accounts are found by a whole id of Stripe, and by their own id or its beginning', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  const { customer } = house.stripe.book.subscriptions.get(subscriptionId)!;
  const found = async (search: string) => {
    const { body } = await desk.visitor.get(`/api/admin/users?search=${search}`);
    const { users, matching } = body as { users: { id: string }[]; matching: number };
    return [matching, ...users.map(({ id }) => id)];
  };
  const one = [1, visitor.userId];
  expect(await found(customer)).toEqual(one);
  expect(await found(subscriptionId)).toEqual(one);
  expect(await found(visitor.userId)).toEqual(one);
  expect(await found(visitor.userId.toUpperCase())).toEqual(one);
  expect(await found(customer.slice(0, -1))).toEqual([0]);
  expect(await found('cus_')).toEqual([0]);
  const start = visitor.userId.slice(0, 13);
  expect(await found(start)).toContain(visitor.userId);
});

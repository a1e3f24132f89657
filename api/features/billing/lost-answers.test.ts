import { PayingApi, type Beginning } from '../../../test/kit/stripe/paying-api';
import { openDesk } from '../../../test/kit/desk';
import { registration } from '../../../test/kit/api-in-memory';

const MINUTE_MS = 60_000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

/** Wakes the jobs until the condition is true. Jest's timeout ends the test if it never is. */
async function until(done: () => Promise<boolean>): Promise<void> {
  for (;;) {
    house.api.services.jobs.wake();
    if (await done()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const customerOf = ({ subscriptionId }: Pick<Beginning, 'subscriptionId'>) => {
  const { customer } = house.stripe.book.subscriptions.get(subscriptionId)!;
  return house.stripe.book.customers.get(customer)!;
};

describe('a checkout that is paid, with no event received', () => {
  const isActive = async ({ visitor }: Beginning) =>
    (await house.plan(visitor)).status === 'active';

  test('is checked within minutes', async () => {
    const beginning = await house.begin();
    clock += 2 * MINUTE_MS;
    await until(async () => Promise.resolve(true));
    house.pay(beginning);
    clock += 5 * MINUTE_MS;
    await until(async () => isActive(beginning));
  });

  test('is checked if it was returned a second time', async () => {
    const beginning = await house.begin();
    clock += 20 * 3600 * 1000;
    await house.begin(beginning.visitor);
    house.pay(beginning);
    clock += 16 * MINUTE_MS;
    await until(async () => isActive(beginning));
  });

  test('is checked once Stripe is reachable again', async () => {
    const beginning = await house.begin();
    house.pay(beginning);
    house.stripe.down = true;
    for (let minute = 0; minute < 10; minute += 1) {
      clock += MINUTE_MS;
      house.api.services.jobs.wake();
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    house.stripe.down = false;
    clock += 16 * MINUTE_MS;
    await until(async () => isActive(beginning));
  });

  test('is not checked forever', async () => {
    const beginning = await house.begin();
    clock += 24 * 3600 * 1000;
    house.stripe.passTime();
    const job = async () =>
      house.api.services.db
        .selectFrom('jobs')
        .select('state')
        .where('kind', '=', 'checkout')
        .where('user_id', '=', beginning.visitor.userId)
        .executeTakeFirst();
    await until(async () => (await job())?.state === 'done');
  });
});

describe('a price that changed during a checkout', () => {
  afterEach(() => {
    house.stripe.replacePrice();
  });

  test.each([1299, 1999])('to %d does not invalidate a payment', async (cents) => {
    const beginning = await house.begin();
    const { db } = house.api.services;
    // The process ended after Stripe's response and before it was stored.
    await db.deleteFrom('subscriptions').where('user_id', '=', beginning.visitor.userId).execute();
    house.stripe.replacePrice(cents);
    house.pay(beginning);
    expect(await house.stripe.send(house.stripe.told.at(-1)!, house.webhook)).toBe(200);
    expect(await house.plan(beginning.visitor)).toMatchObject({ status: 'active' });
  });

  test('never leaves two open checkouts', async () => {
    const visitor = await house.api.member();
    house.stripe.onTheWay = () => {
      if (house.stripe.asked.at(-1) !== 'GET /v1/prices') return 0;
      house.stripe.replacePrice();
      return 5;
    };
    const answers = await Promise.all(
      Array.from({ length: 6 }, async () => visitor.post('/api/create-subscription', {})),
    );
    house.stripe.onTheWay = () => 0;
    expect(answers.every(({ status }) => [200, 503].includes(status))).toBe(true);
    const { body } = await visitor.post('/api/create-subscription', {});
    const { subscriptionId } = body as Beginning;
    const open = house.stripe.book
      .subscriptionsOf(house.stripe.book.subscriptions.get(subscriptionId)!.customer)
      .filter(({ status }) => status !== 'canceled');
    expect(open.map(({ id }) => id)).toEqual([subscriptionId]);
  });
});

describe("the email of Stripe's customer", () => {
  const json = (method: string, body: object) => ({
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  });

  test('is that of the account, and is updated with it', async () => {
    const beginning = await house.begin();
    const { body } = await beginning.visitor.get('/api/auth/me');
    const { email } = (body as { user: { email: string } }).user;
    await until(async () => Promise.resolve(customerOf(beginning).email === email));
    expect(customerOf(beginning).name).toBe('Ada Lovelace');
    const mine = json('PUT', {
      email: `new-${email}`,
      currentPassword: registration()['password'],
    });
    expect((await beginning.visitor.send('/api/auth/update-email', mine)).status).toBe(200);
    await until(async () => Promise.resolve(customerOf(beginning).email === `new-${email}`));
    const desk = await openDesk(house.api);
    house.stripe.down = true;
    const theirs = json('PUT', { email: `desk-${email}` });
    const address = `/api/admin/users/${beginning.visitor.userId}/email`;
    expect((await desk.visitor.send(address, theirs)).status).toBe(200);
    house.stripe.down = false;
    clock += 3600 * 1000;
    await until(async () => Promise.resolve(customerOf(beginning).email === `desk-${email}`));
  });

  test('causes no job for an account without a customer', async () => {
    const visitor = await house.api.member('Grace');
    const mine = json('PUT', {
      email: `grace-${Math.random()}@example.org`,
      currentPassword: registration()['password'],
    });
    expect((await visitor.send('/api/auth/update-email', mine)).status).toBe(200);
    const { db } = house.api.services;
    const jobs = db.selectFrom('jobs').selectAll().where('user_id', '=', visitor.userId);
    expect(await jobs.execute()).toEqual([]);
  });

  test('is the new one if it changes while the customer is created', async () => {
    const visitor = await house.api.member();
    const email = `later-${Math.random().toString(36).slice(2)}@example.org`;
    let changed: Promise<{ status: number }> | undefined;
    house.stripe.onTheWay = () => {
      if (house.stripe.asked.at(-1) !== 'POST /v1/customers') return 0;
      house.stripe.onTheWay = () => 0;
      const mine = json('PUT', { email, currentPassword: registration()['password'] });
      changed = visitor.send('/api/auth/update-email', mine);
      return changed;
    };
    const beginning = await house.begin(visitor);
    expect((await changed)?.status).toBe(200);
    await until(async () => Promise.resolve(customerOf(beginning).email === email));
  });
});

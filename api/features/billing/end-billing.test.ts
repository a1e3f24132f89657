import { registration, type Visitor } from '../../../test/kit/api-in-memory';
import { PayingApi } from '../../../test/kit/stripe/paying-api';
import type { StripeGateway } from '../../gateways/stripe';
import { END_BILLING_JOB } from '../../store/jobs';
import type { JobsTable } from '../../store/tables';
import { CUSTOMER_JOB, customerFactsWork } from './customer-facts';

let clock = Date.now();
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

const end = async (userId: string) => house.api.services.endBilling(userId);
const deleteAccount = async (visitor: Visitor) =>
  visitor.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: registration()['password'] }),
    headers: { 'Content-Type': 'application/json' },
  });
const jobs = async () =>
  house.api.services.db
    .selectFrom('jobs')
    .selectAll()
    .where('kind', '=', END_BILLING_JOB)
    .execute();

function atStripe(subscriptionId: string) {
  const subscription = house.stripe.book.subscriptions.get(subscriptionId)!;
  const customer = house.stripe.book.customers.get(subscription.customer)!;
  return { status: subscription.status, deleted: customer.deleted, customer: customer.id };
}

test('S9: deleting an account ends its subscription and deletes its customer', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  expect((await deleteAccount(visitor)).status).toBe(200);
  expect(atStripe(subscriptionId)).toMatchObject({ status: 'canceled', deleted: true });
  expect(await jobs()).toEqual([]);
});

test('S9: while Stripe is down a job is queued, which ends billing after the account was deleted', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  house.stripe.down = true;
  expect((await deleteAccount(visitor)).status).toBe(200);
  expect(atStripe(subscriptionId).status).toBe('active');
  const [job] = await jobs();
  expect(job).toMatchObject({ user_id: atStripe(subscriptionId).customer });
  expect(JSON.stringify(job)).not.toContain(visitor.userId);
  const { db, jobs: runner } = house.api.services;
  const owned = db.selectFrom('subscriptions').select('id').where('user_id', '=', visitor.userId);
  expect(await owned.execute()).toEqual([]);
  const failed = async () => (await jobs())[0]?.attempts === 0 && (await jobs())[0]!.run_at > clock;
  // All attempts of the job fail; it is queued again, to run an hour later.
  await until(async () => {
    clock += 60_000;
    runner.wake();
    return failed();
  });
  house.stripe.down = false;
  clock += 2 * 3600 * 1000;
  runner.wake();
  await until(async () => atStripe(subscriptionId).deleted);
  expect(atStripe(subscriptionId).status).toBe('canceled');
});

test('for a user who never paid nothing is ended, and ending twice has no further effect', async () => {
  const before = house.stripe.asked.length;
  await end((await house.api.member()).userId);
  expect(house.stripe.asked.length).toBe(before);
  const { visitor } = await house.subscriber();
  await end(visitor.userId);
  await end(visitor.userId);
});

test.each([
  ['the customer', 'POST /v1/customers'],
  ['the subscription', 'POST /v1/subscriptions'],
])(
  'S9: deleting an account while %s is being created leaves nothing that charges',
  async (_what, call) => {
    const visitor = await house.api.member();
    const before = {
      asked: house.stripe.asked.length,
      customers: house.stripe.book.customers.size,
    };
    let gone: Promise<{ status: number }> | undefined;
    house.stripe.onTheWay = () => {
      if (house.stripe.asked.at(-1) !== call) return 0;
      house.stripe.onTheWay = () => 0;
      gone = deleteAccount(visitor);
      return gone;
    };
    const answer = await visitor.post('/api/create-subscription', {});
    expect((await gone)?.status).toBe(200);
    expect(answer).toMatchObject({ status: 410, body: { code: 'account_deleted' } });
    const made = [...house.stripe.book.customers.values()].slice(before.customers);
    expect(made).toHaveLength(1);
    house.api.services.jobs.wake();
    await until(async () => Promise.resolve(made.every(({ deleted }) => deleted)));
    const theirs = [...house.stripe.book.subscriptions.values()].filter(
      ({ customer }) => customer === made[0]!.id,
    );
    expect(theirs.every(({ status }) => status === 'canceled')).toBe(true);
  },
);

test('S9: a subscription that another tab creates while the customer is deleted ends, too', async () => {
  const { visitor } = await house.subscriber();
  house.stripe.onTheWay = () => {
    if (house.stripe.asked.at(-1) !== 'DELETE /v1/customers/:id') return 0;
    house.stripe.onTheWay = () => 0;
    return house.begin(visitor);
  };
  expect((await deleteAccount(visitor)).status).toBe(200);
  const theirs = [...house.stripe.book.customers.values()].filter(
    ({ metadata }) => metadata['platelog_user'] === visitor.userId,
  );
  expect(theirs.map(({ deleted }) => deleted)).toEqual([true, true]);
});

test('a new name is kept at Stripe if it overtakes an older one on its way', async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  const { db, billing } = house.api.services;
  const { stripe } = billing;
  if (!stripe) throw new Error('Payments are set up.');
  const rename = async (firstName: string) =>
    db
      .updateTable('users')
      .set({ first_name: firstName })
      .where('id', '=', visitor.userId)
      .execute();
  const job = { subject_id: visitor.userId } as JobsTable;
  const tellBy = async (updateCustomer: StripeGateway['updateCustomer']) => {
    const gateway = Object.assign(Object.create(stripe) as StripeGateway, { updateCustomer });
    await customerFactsWork(gateway, { db, now: () => clock }).run(
      job,
      new AbortController().signal,
    );
  };
  await rename('Augusta');
  let isOvertaken = false;
  await tellBy(async (...facts) => {
    if (!isOvertaken) {
      isOvertaken = true;
      await rename('Ada');
      await tellBy(async (...newer) => stripe.updateCustomer(...newer));
    }
    await stripe.updateCustomer(...facts);
  });
  const { customer } = atStripe(subscriptionId);
  expect(house.stripe.book.customers.get(customer)?.name).toMatch(/^Ada /);
});

test("a new name and a new email are sent to Stripe's customer, even after an outage", async () => {
  const { visitor, subscriptionId } = await house.subscriber();
  const { db, jobs: runner } = house.api.services;
  const customer = () => house.stripe.book.customers.get(atStripe(subscriptionId).customer)!;
  const put = async (address: string, body: object) =>
    visitor.send(address, {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    });
  await put('/api/auth/update-name', { firstName: 'Augusta', lastName: 'King' });
  await until(async () => Promise.resolve(customer().name === 'Augusta King'));
  house.stripe.down = true;
  const email = 'augusta@example.org';
  const currentPassword = registration()['password'];
  expect((await put('/api/auth/update-email', { email, currentPassword })).status).toBe(200);
  const tries = db
    .selectFrom('jobs')
    .select('attempts')
    .where('user_id', '=', visitor.userId)
    .where('kind', '=', CUSTOMER_JOB);
  await until(async () => ((await tries.executeTakeFirst())?.attempts ?? 0) > 0);
  house.stripe.down = false;
  await until(async () => {
    clock += 60_000;
    runner.wake();
    return Promise.resolve(customer().email === email);
  });
});

/** Jest's timeout ends the test if this never becomes true. */
async function until(done: () => Promise<boolean>): Promise<void> {
  while (!(await done())) await new Promise((resolve) => setTimeout(resolve, 20));
}

import { PayingApi } from '../../../test/kit/stripe/paying-api';

let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start();
});
afterAll(async () => house.stop());

const NEVER = { status: 'free', end: null };

test('S4: a user cannot claim the payment of another', async () => {
  const payer = await house.begin();
  house.pay(payer);
  const other = await house.begin();
  for (const visitor of [other.visitor, await house.api.member()]) {
    const { status } = await visitor.post('/api/payment-success', {
      subscriptionId: payer.subscriptionId,
    });
    expect([status, await house.plan(visitor)]).toMatchObject([404, NEVER]);
  }
  expect(await house.plan(payer.visitor)).toMatchObject(NEVER);
});

test.each([
  [{ subscriptionId: 'sub_none' }, 404],
  [{ subscriptionId: 'sub_none?paid=1' }, 404],
  [{ subscriptionId: '' }, 400],
  [{ subscriptionId: 'sub_1', status: 'active' }, 400],
  [{ subscriptionStatus: 'active' }, 400],
  [{}, 400],
])('S4: %j changes nothing', async (body, expected) => {
  const { visitor } = await house.begin();
  const { status } = await visitor.post('/api/payment-success', body);
  expect([status, await house.plan(visitor)]).toMatchObject([expected, NEVER]);
});

test("the page's hint about a payment is accepted any number of times, along with the event", async () => {
  house.listen();
  const { visitor, subscriptionId } = await house.subscriber();
  const again = await visitor.post('/api/payment-success', { subscriptionId });
  await house.stripe.quiet();
  house.stripe.webhook = undefined;
  expect([again.status, (await house.plan(visitor)).status]).toEqual([200, 'active']);
});

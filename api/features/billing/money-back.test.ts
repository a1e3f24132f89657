import { PayingApi, type Beginning } from '../../../test/kit/stripe/paying-api';
import { getUser } from '../../store/user-directory';
import { reconcile } from './reconcile';

const DAY_MS = 24 * 3600 * 1000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start({}, () => clock);
});
afterAll(async () => house.stop());

const at = ({ subscriptionId }: Pick<Beginning, 'subscriptionId'>) =>
  house.stripe.book.subscriptions.get(subscriptionId)!;
const charged = ({ subscriptionId }: Beginning) => house.stripe.money.chargeOf(subscriptionId)!;
const hear = async () => house.stripe.send(house.stripe.told.at(-1)!, house.webhook);

/** How we learn of it: by an event, or a day later if the event is lost. */
const WAYS: [string, () => Promise<unknown>][] = [
  ['by an event', hear],
  [
    'by the daily check',
    async () => {
      clock += DAY_MS;
      return reconcile(house.api.services.billing);
    },
  ],
];

describe.each(WAYS)('a refund, learned of %s', (_way, hearOf) => {
  test('ends a cancelled subscription, because nothing of it is paid', async () => {
    const paying = await house.subscriber();
    await paying.visitor.post('/api/cancel-subscription', {});
    house.stripe.money.refund(charged(paying));
    await hearOf();
    expect(at(paying).status).toBe('canceled');
    const { status, end } = await house.plan(paying.visitor);
    expect([status, (end ?? Infinity) <= clock]).toEqual(['cancelled', true]);
  });

  test('does not end a subscription that renews, because the host may refund voluntarily', async () => {
    const paying = await house.subscriber();
    house.stripe.money.refund(charged(paying));
    await hearOf();
    expect([at(paying).status, at(paying).cancelAt]).toEqual(['active', null]);
    expect(await house.plan(paying.visitor)).toMatchObject({ status: 'active' });
    await paying.visitor.post('/api/cancel-subscription', {});
    expect(at(paying).status).toBe('canceled');
  });

  test('leaves the paid time if it is partial', async () => {
    const paying = await house.subscriber();
    await paying.visitor.post('/api/cancel-subscription', {});
    house.stripe.money.refund(charged(paying), 300);
    await hearOf();
    expect(at(paying).status).toBe('active');
    const { status, end } = await house.plan(paying.visitor);
    expect([status, (end ?? 0) > clock]).toEqual(['cancelled', true]);
  });
});

describe.each(WAYS)(
  'money that was paid back is shown with the user, learned of %s',
  (_way, hearOf) => {
    const shown = async ({ visitor }: Beginning) => {
      return (await getUser(house.api.services.db, visitor.userId))?.moneyBack;
    };

    test('shows each refund once, and the status of a dispute', async () => {
      const paying = await house.subscriber();
      const other = await house.subscriber();
      expect(await shown(paying)).toEqual([]);
      house.stripe.money.refund(charged(paying), 300);
      await hearOf();
      const refund = { kind: 'refund', status: 'succeeded', cents: 300, currency: 'usd' };
      expect(await shown(paying)).toEqual([{ ...refund, at: expect.any(Number) as number }]);
      clock += 1_000;
      const dispute = house.stripe.money.dispute(charged(paying));
      await hearOf();
      await hearOf();
      expect(await shown(paying)).toMatchObject([
        { kind: 'dispute', status: 'needs_response', cents: 1299 },
        refund,
      ]);
      house.stripe.money.settle(dispute, 'won');
      await hearOf();
      expect(await shown(paying)).toMatchObject([{ kind: 'dispute', status: 'won' }, refund]);
      expect(await shown(other)).toEqual([]);
    });
  },
);

describe.each(WAYS)('a payment that a bank takes back, learned of %s', (_way, hearOf) => {
  test('ends the subscription, so that the card is not charged again', async () => {
    const paying = await house.subscriber();
    house.stripe.money.dispute(charged(paying));
    await hearOf();
    expect(at(paying).status).toBe('canceled');
    expect((await house.plan(paying.visitor)).status).toBe('cancelled');
  });

  test('does not end a later subscription', async () => {
    const paying = await house.subscriber();
    house.stripe.money.dispute(charged(paying));
    await hearOf();
    clock += 60_000;
    const again = await house.begin(paying.visitor);
    house.pay(again);
    await paying.visitor.post('/api/payment-success', { subscriptionId: again.subscriptionId });
    await hear();
    clock += DAY_MS;
    await reconcile(house.api.services.billing);
    expect(at(again).status).toBe('active');
    expect(await house.plan(paying.visitor)).toMatchObject({ status: 'active' });
  });

  test('does not end the subscription if it is only an inquiry', async () => {
    const paying = await house.subscriber();
    house.stripe.money.dispute(charged(paying), 'warning_needs_response');
    await hearOf();
    expect(at(paying).status).toBe('active');
  });
});

test('a key without permission to read disputes and payments does not prevent anything else', async () => {
  const paying = await house.subscriber();
  house.stripe.forbids = (request) => /disputes|invoice_payments/.test(request);
  await paying.visitor.post('/api/cancel-subscription', {});
  clock += DAY_MS;
  await reconcile(house.api.services.billing);
  house.stripe.forbids = () => false;
  expect(await house.plan(paying.visitor)).toMatchObject({ status: 'cancelled' });
});

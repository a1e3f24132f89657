import { registration } from '../../../test/kit/api-in-memory';
import { PayingApi } from '../../../test/kit/stripe/paying-api';
import { accountById } from '../../store/accounts';
import { deleteAccountHandler } from './delete-account';

let house: PayingApi;
beforeAll(async () => {
  house = await PayingApi.start();
});
afterAll(async () => house.stop());

test('S9: deleting an account deletes a customer that a checkout creates just before, even if the checkout fails', async () => {
  const visitor = await house.api.member();
  const { services } = house.api;
  const account = await accountById(services.db, visitor.userId);
  const deleting = deleteAccountHandler({
    ...services,
    endBilling: async (userId) => {
      const ended = await services.endBilling(userId);
      house.stripe.onTheWay = () => {
        house.stripe.down = house.stripe.asked.at(-1) === 'POST /v1/customers';
        return 0;
      };
      expect((await visitor.post('/api/create-subscription', {})).status).toBe(503);
      house.stripe.onTheWay = () => 0;
      house.stripe.down = false;
      return ended;
    },
  });
  const session = { key: 'key', close: async () => Promise.resolve() };
  const input = { currentPassword: registration()['password'] };
  await deleting({ account, session, input, address: '127.0.0.1' } as never);
  services.jobs.wake();
  const theirs = [...house.stripe.book.customers.values()].filter(
    ({ metadata }) => metadata['platelog_user'] === visitor.userId,
  );
  expect(theirs).toHaveLength(1);
  while (!theirs.every(({ deleted }) => deleted))
    await new Promise((resolve) => setTimeout(resolve, 20));
});

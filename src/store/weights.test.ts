import type { User } from '#shared/contract/accounts';

import { freeUser } from '../../test/kit/free-user';
import { activeStore } from './account-store';
import { rememberAccount } from './accounts';
import { addWeight, allWeights, deleteWeight, restoreWeight } from './weights';

const ADA: User = freeUser('ada-weighs');

test('weights are saved at once, wait for the server, and can be deleted and restored', async () => {
  await rememberAccount(ADA);
  const store = await activeStore();
  await addWeight({ weight: 71.5, weightUnit: 'kg', recordedAt: '2026-03-02T07:00' });
  const id = await addWeight({ weight: 158.3, weightUnit: 'lbs', recordedAt: '2026-03-01T07:00' });
  expect((await allWeights(store)).map(({ weight }) => weight)).toEqual([158.3, 71.5]);
  expect(await store.db.outbox.count()).toBe(2);
  await deleteWeight(id);
  expect((await allWeights(store)).map(({ weight }) => weight)).toEqual([71.5]);
  await restoreWeight(id);
  expect(await allWeights(store)).toHaveLength(2);
});

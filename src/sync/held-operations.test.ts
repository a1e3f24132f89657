import { freshStore, mealFields } from '../../test/kit/stores';
import { write } from '../store/write';
import { updateSyncState } from '../store/sync-state';
import { noteServerBuild } from './held-operations';

const ID = '0190a000-0000-7000-8000-000000000001';

test.each([
  ['the build that could not take it', '0.1.0+one', 'held'],
  ['another build', '0.2.0+two', 'pending'],
])('after a failed request to %s, a held operation becomes %s', async (_, build, state) => {
  const store = freshStore();
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }]);
  const held = { tries: 1, since: 0, askAgainAt: Date.now() + 3_600_000 };
  await store.db.outbox.toCollection().modify({ state: 'held', held });
  await updateSyncState(store, { serverApp: '0.1.0+one' });
  await noteServerBuild(store, build);
  expect(await store.db.outbox.toArray()).toMatchObject([{ state }]);
});

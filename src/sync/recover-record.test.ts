import type { Row } from '#shared/sync/protocol';

import { freshStore, mealFields } from '../../test/kit/stores';
import { recoverRecord } from './recover-record';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';
const TIMES = { '*': 4, $deleted: 5 };

function deletion(data: Row['data']): Row {
  return { type: 'meal', id: ID, seq: 3, deleted: true, data, times: TIMES, updatedAt: 5 };
}

test.each([
  ['nothing at all', null],
  ['only what the server writes', { analysis: null }],
])(
  'a deleted record of which the device kept %s is recovered as a deletion without data',
  async (_, data) => {
    const store = freshStore();
    await recoverRecord(store, { ours: deletion(data), theirs: null });
    const [entry] = await store.db.outbox.toArray();
    expect(entry).toMatchObject({ act: 'recover', id: ID, base: 0, state: 'pending' });
    expect(entry?.patch).toEqual({ data: null, deleted: true, times: TIMES });
  },
);

test('a record that is as new on the server as on the device is not sent', async () => {
  const store = freshStore();
  const ours = { ...deletion({ ...mealFields() }), deleted: false };
  await recoverRecord(store, { ours, theirs: { ...ours, seq: 1 } });
  expect(await store.db.outbox.count()).toBe(0);
});

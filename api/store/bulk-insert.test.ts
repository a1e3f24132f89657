import { ApiInMemory } from '../../test/kit/api-in-memory';
import { bulkInsert } from './bulk-insert';
import { inTransaction } from './in-transaction';

const insertOperations = bulkInsert('ops');

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

test.each([0, 1, 100, 101, 250])('%i rows are stored unchanged', async (count) => {
  const { userId } = await api.member('Ada');
  const { db } = api.services;
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: userId,
    op_id: `op-${index}`,
    replica_id: 'r',
    type: 'meal',
    record_id: `"${index}" ?`,
    act: 'put',
    hash: 'h',
    payload: index % 2 === 0 ? null : '{}',
    result: '{}',
    at: index,
    received_at: 0,
  }));
  await inTransaction(db, async (trx) => insertOperations(trx, rows));
  const kept = await db
    .selectFrom('ops')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute();
  expect(kept).toEqual(rows);
});

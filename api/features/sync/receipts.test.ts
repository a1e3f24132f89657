import { uuidv7 } from 'uuidv7';

import type { Op } from '#shared/sync/protocol';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { mealFields } from '../../../test/kit/stores';
import { op, synced } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
let ada: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start();
});
beforeEach(async () => {
  ada = await api.member('Ada');
});
afterAll(async () => api.stop());

/** As devices write it: a record's first operation has the record's id. */
const making = (part: Partial<Op> = {}): Op => {
  const id = uuidv7();
  return op({ id, opId: id, ...part });
};

test("an operation with its record's id leaves its receipt in the record, and a repeat is recognized by it", async () => {
  const meal = making();
  const before = await api.counts();
  await synced(ada, { ops: [meal] });
  const { records = 0, ops } = before;
  expect(await api.counts()).toMatchObject({ records: records + 1, ops });
  expect((await synced(ada, { ops: [{ ...meal, base: 1 }] })).cursor).toBe(1);
  await synced(ada, { ops: [op({ id: meal.id, patch: { name: 'Stew' }, base: 1 })] });
  const { results, changes } = await synced(ada, { ops: [meal] });
  expect(results).toMatchObject([{ opId: meal.id, status: 'applied' }]);
  expect(changes).toMatchObject([{ seq: 2, data: { name: 'Stew' } }]);
});

test.each<[string, () => Partial<Op>]>([
  ['other content', () => ({ patch: { ...mealFields(), name: 'Other' } })],
  ['another record', () => ({ id: uuidv7() })],
  ['another kind', () => ({ type: 'photo' })],
  ['another act', () => ({ act: 'del', patch: null })],
])('the id of such an operation is rejected for %s, also in one request', async (_what, change) => {
  const meal = making();
  const other = { ...meal, ...change() };
  const refused = { opId: meal.opId, status: 'rejected', code: 'op_id_reuse' };
  const applied = { opId: meal.opId, status: 'applied', seq: 1 };
  const { results } = await synced(ada, { ops: [meal, other] });
  expect(results).toMatchObject([applied, refused]);
  expect((await synced(ada, { ops: [other] })).results).toMatchObject([refused]);
  expect((await synced(ada)).cursor).toBe(1);
});

test('a deletion of an unknown record leaves its receipt in the tombstone', async () => {
  const gone = making({ act: 'del', patch: null });
  await synced(ada, { ops: [gone] });
  const { results, cursor } = await synced(ada, { ops: [gone] });
  expect(results).toMatchObject([{ opId: gone.id, status: 'applied' }]);
  expect(cursor).toBe(1);
});

import { uuidv7 } from 'uuidv7';

import { RECORDS } from '#shared/records/index';
import { OP_VERSION, type Op } from '#shared/sync/protocol';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { mealFields } from '../../../test/kit/stores';
import { NOW, op, synced } from '../../../test/kit/sync-requests';
import { accountById } from '../../store/accounts';
import { findRecord } from '../../store/records';
import { RECEIPT_BYTES } from '../../store/usage';

let api: ApiInMemory;
let ada: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start({}, () => NOW);
  ada = await api.member('Ada');
});
afterAll(async () => api.stop());

async function bytesKept(): Promise<number> {
  const account = await accountById(api.services.db, ada.userId);
  return account?.bytes_kept ?? 0;
}

async function dataOf(id: string): Promise<unknown> {
  const row = await api.services.db
    .selectFrom('records')
    .select('data')
    .where('user_id', '=', ada.userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return JSON.parse(row.data);
}

test.each([1, 2, 3, OP_VERSION])(
  'operations of version %i create the same record, whatever optional fields they leave out',
  async (v) => {
    const make = async (form: (whole: Op) => object) => {
      const id = uuidv7();
      const whole = {
        ...op({ id, opId: id, act: 'put' }),
        v,
        patch: mealFields(),
      } as unknown as Op;
      const { results } = await synced(ada, { ops: [form(whole)] as Op[] });
      // The device builds the row itself.
      expect(results).toEqual([
        { opId: id, status: 'applied', seq: expect.any(Number) as number, at: NOW },
      ]);
      return dataOf(id);
    };
    const said = { ...RECORDS.meal.first, ...mealFields() };
    expect(await make((whole) => whole)).toEqual(said);
    // Version 1 of the envelope allows leaving these fields out.
    expect(await make((whole) => ({ ...whole, opId: undefined, base: undefined }))).toEqual(said);
  },
);

test.each(['its record’s', 'one of its own'])(
  'an operation with %s id creates a record with what was sent, in any order of fields, and its bytes are counted',
  async (whose) => {
    const id = uuidv7();
    const opId = whose === 'one of its own' ? uuidv7() : id;
    const fields = { ...mealFields(), items: [], slot: null };
    const patch = Object.fromEntries(Object.entries(fields).reverse()) as Op['patch'];
    const before = await bytesKept();
    const { results } = await synced(ada, { ops: [op({ id, opId, act: 'put', patch })] });
    expect(results).toMatchObject([{ opId, status: 'applied', at: NOW }]);
    expect(await dataOf(id)).toEqual({ ...RECORDS.meal.first, ...fields });
    const record = await findRecord(api.services.db, ada.userId, { type: 'meal', id });
    expect(Object.keys(record?.fieldMeta ?? {}).sort()).toEqual(Object.keys(fields).sort());
    const [seq, replica] = [record?.seq, expect.any(String) as string];
    for (const stamp of Object.values(record?.fieldMeta ?? {})) {
      expect(stamp).toEqual({ seq, at: NOW, replica, op: opId });
    }
    const receipt = opId === id ? 0 : RECEIPT_BYTES;
    expect(await bytesKept()).toBe(before + (record?.storedBytes ?? 0) + receipt);
  },
);

test.each([1, 2])(
  'a change based on sequence number %i of a record that no longer exists is rejected as deleted',
  async (base) => {
    const id = uuidv7();
    const patch = mealFields() as unknown as Op['patch'];
    const { results } = await synced(ada, {
      ops: [{ ...op({ id, opId: id, act: 'put', patch }), base }],
    });
    expect(results).toMatchObject([{ opId: id, status: 'rejected', code: 'deleted' }]);
  },
);

test('a patch is stored as its schema normalizes it, and the device gets the normalized row', async () => {
  const id = uuidv7();
  const patch = { ...mealFields(), name: ' Soup "\\\u2028 ' } as unknown as Op['patch'];
  const { results, changes } = await synced(ada, {
    ops: [op({ id, opId: id, act: 'put', patch })],
  });
  expect(results).toEqual([{ opId: id, status: 'applied' }]);
  const data = { ...RECORDS.meal.first, ...mealFields(), name: 'Soup "\\' };
  expect(changes).toContainEqual(expect.objectContaining({ id, data }));
  expect(await dataOf(id)).toEqual(data);
});

import { uuidv7 } from 'uuidv7';

import { RECORDS } from '#shared/records/index';
import { OP_VERSION, type Op } from '#shared/sync/protocol';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { mealFields } from '../../../test/kit/stores';
import { NOW, op, synced } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
let ada: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start({}, () => NOW);
  ada = await api.member('Ada');
});
afterAll(async () => api.stop());

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
  'operations of version %i make the same record, whatever they leave out',
  async (v) => {
    const make = async (form: (whole: Op) => object) => {
      const id = uuidv7();
      const whole = {
        ...op({ id, opId: id, act: 'put' }),
        v,
        patch: mealFields(),
      } as unknown as Op;
      const { results } = await synced(ada, { ops: [form(whole)] as Op[] });
      // Its device makes the row by itself.
      expect(results).toEqual([
        { opId: id, status: 'applied', seq: expect.any(Number) as number, at: NOW },
      ]);
      return dataOf(id);
    };
    const said = { ...RECORDS.meal.first, ...mealFields() };
    expect(await make((whole) => whole)).toEqual(said);
    // As the first version of the envelope allows.
    expect(await make((whole) => ({ ...whole, opId: undefined, base: undefined }))).toEqual(said);
  },
);

test.each([1, 2])(
  'a change of what had number %i, and is here no more, is of a deleted entry',
  async (base) => {
    const id = uuidv7();
    const patch = mealFields() as unknown as Op['patch'];
    const { results } = await synced(ada, {
      ops: [{ ...op({ id, opId: id, act: 'put', patch }), base }],
    });
    expect(results).toMatchObject([{ opId: id, status: 'rejected', code: 'deleted' }]);
  },
);

test('what a person said is kept in the words of its schema, and told to its device', async () => {
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

import fc from 'fast-check';
import { uuidv7 } from 'uuidv7';

import { RECORDS } from '#shared/records/index';
import { OP_VERSION, type Op } from '#shared/sync/protocol';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { mealFields } from '../../../test/kit/stores';
import { NOW, op, synced } from '../../../test/kit/sync-requests';
import { textOfMade } from './make-record';

let api: ApiInMemory;
let straight: Visitor;
let general: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start({}, () => NOW);
  [straight, general] = [await api.member('Ada'), await api.member('Grace')];
});
afterAll(async () => api.stop());

async function keptOf(visitor: Visitor, id: string) {
  const row = await api.services.db
    .selectFrom('records')
    .selectAll()
    .where('user_id', '=', visitor.userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { maker, data, ...rest } = row;
  return { ...rest, user_id: null, made: maker !== null, data: JSON.parse(data) as unknown };
}

/** A restore of what is not there makes the record too, by way of the merge. */
test('the straight way leaves what the general way would', async () => {
  const words = fc.oneof(
    fc.string({ maxLength: 20 }),
    fc.constant(' Soup '),
    fc.constant('"\\\u2028'),
  );
  const patches = fc.record({
    name: words,
    description: fc.option(words),
    notes: fc.option(words),
    mealType: fc.constantFrom('lunch', 'dinner', 'feast'),
    photoId: fc.option(fc.constantFrom(uuidv7(), 'none')),
  });
  await fc.assert(
    fc.asyncProperty(patches, async (fields) => {
      const id = uuidv7();
      const patch = { ...mealFields(), ...fields } as unknown as Op['patch'];
      const ops = (act: string) => [op({ id, opId: id, act, patch })];
      const [made] = (await synced(straight, { ops: ops('put') })).results;
      const [merged] = (await synced(general, { ops: ops('restore') })).results;
      const kept = await keptOf(straight, id);
      expect(kept).toEqual(await keptOf(general, id));
      expect(made?.status).toBe(merged?.status);
    }),
    { numRuns: 60 },
  );
});

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
      const { results } = await synced(straight, { ops: [form(whole)] as Op[] });
      // What the newest version says goes the straight way; its device makes the row by itself either way.
      expect(results).toEqual([
        { opId: id, status: 'applied', seq: expect.any(Number) as number, at: NOW },
      ]);
      return (await keptOf(straight, id))?.data;
    };
    const said = { ...RECORDS.meal.first, ...mealFields() };
    expect(await make((whole) => whole)).toEqual(said);
    // As the first version of the envelope allows.
    expect(await make((whole) => ({ ...whole, opId: undefined, base: undefined }))).toEqual(said);
  },
);

test.each([
  ['{"name":"Soup"}', { name: 'Soup' }],
  ['{}', {}],
])('the text of a record that was made is JSON: %s', (patch, said) => {
  expect(JSON.parse(textOfMade('meal', patch))).toEqual({ ...RECORDS.meal.first, ...said });
});

import { RECORDS } from '#shared/records/index';
import { digestsOf } from '#shared/sync/digest';
import type { Op } from '#shared/sync/protocol';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { mealFields } from '../../../test/kit/stores';
import { askSync, op, synced } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
let ada: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start();
});
beforeEach(async () => {
  ada = await api.member('Ada');
});
afterAll(async () => api.stop());

test('a digest comes with the last page, if requested', async () => {
  await synced(ada, { ops: [op(), op()] });
  expect((await synced(ada, { limit: 1, digest: true })).digest).toBeUndefined();
  const { digest, changes } = await synced(ada, { digest: true });
  expect(digest).toEqual(digestsOf(Object.keys(RECORDS), changes));
  expect(digest).toMatchObject({ meal: { n: 2 }, photo: { n: 0 } });
});

test('a pull without operations writes nothing', async () => {
  await synced(ada, { ops: [op()] });
  const { data } = await api.services.db
    .selectFrom('users')
    .select('seq as data')
    .where('id', '=', ada.userId)
    .executeTakeFirstOrThrow();
  const before = await api.counts();
  await synced(ada, { cursor: 1 });
  expect(await api.counts()).toEqual(before);
  expect(data).toBe(1);
});

test('a page holds about a megabyte and at least one record', async () => {
  const notes = 'x'.repeat(2_000);
  const patch = { ...mealFields(), notes } as Op['patch'];
  for (let batch = 0; batch < 6; batch += 1) {
    await synced(ada, { ops: Array.from({ length: 100 }, () => op({ patch })) });
  }
  const first = await synced(ada, { cursor: 0, limit: 1_000 });
  expect(first.more).toBe(true);
  const characters = JSON.stringify(first.changes).length;
  expect(characters).toBeGreaterThan(900_000);
  expect(characters).toBeLessThan(1_300_000);
  const rest = await synced(ada, { cursor: first.cursor, limit: 1_000 });
  expect(first.changes.length + rest.changes.length).toBe(600);
});

describe('two operations of one record, with a small page', () => {
  const shapes = (results: object[]) => results.map((one) => ['row' in one, 'seq' in one]);
  const twoEdits = async () => {
    const [one, other] = [op(), op()];
    await synced(ada, { ops: [one, other] });
    const edit = (patch: Op['patch']) => op({ id: one.id, patch, base: 2 });
    return { other, first: edit({ name: 'Stew' }), second: edit({ notes: 'with bread' }) };
  };

  test('that ends before both: each result has the row as it was then', async () => {
    const { other, first, second } = await twoEdits();
    const asked = { ops: [first, second], cursor: 1, limit: 1 };
    const { results, changes, cursor } = await synced(ada, asked);
    expect([changes.map(({ id }) => id), cursor]).toEqual([[other.id], 2]);
    expect(results).toMatchObject([{ row: { seq: 3 } }, { row: { seq: 4 } }]);
  });

  test('that ends between them: the first result has neither, the second the row', async () => {
    const { other, first, second } = await twoEdits();
    const third = op();
    const asked = { ops: [first, third, second], cursor: 1, limit: 2 };
    const { results, changes, cursor } = await synced(ada, asked);
    // The third record is sent only as number and time, but still counts for the page's cursor.
    expect([changes.map(({ id }) => id), cursor]).toEqual([[other.id], 4]);
    expect(shapes(results)).toEqual([
      [false, false],
      [false, true],
      [true, false],
    ]);
    expect(results[2]?.row).toMatchObject({ seq: 5, data: { name: 'Stew', notes: 'with bread' } });
  });
});

test.each([
  ['sentAt', { sentAt: 1_800_000_000_000.5 }],
  ['the time of an operation', { ops: [op({ at: 1.5 })] }],
  ['the cursor', { cursor: 0.5 }],
])('a fraction in %s is refused', async (_what, part) => {
  expect((await askSync(ada, part)).status).toBe(400);
});

test('a result contains its row if the page does not', async () => {
  const [one, two] = [op(), op()];
  await synced(ada, { ops: [one, two] });
  const edits = [one, two].map(({ id }) => op({ id, patch: { name: 'Stew' }, base: 2 }));
  const answer = await synced(ada, { ops: edits, cursor: 2, limit: 1 });
  expect(answer).toMatchObject({ more: true, cursor: 3, changes: [{ id: one.id }] });
  expect(answer.results).toMatchObject([{}, { row: { seq: 4 } }]);
  expect(answer.results[0]).not.toHaveProperty('row');
  const repeat = await synced(ada, { ops: [one], cursor: 2 });
  expect(repeat.changes).toHaveLength(2);
  const later = await synced(ada, { ops: [one], cursor: 4 });
  expect(later.results).toMatchObject([{ opId: one.opId, row: { seq: 3 } }]);
});

test.each<[string, Partial<Op>]>([
  ['is changed by validation', { patch: { ...mealFields(), name: '  Rice  ' } }],
  ['is sent with server fields', { patch: { ...mealFields(), analysis: null } }],
])('a meal that %s is sent as a row, not as a number', async (_what, part) => {
  const { results, changes } = await synced(ada, { ops: [op(part)] });
  expect(results[0]).not.toHaveProperty('made');
  expect(changes).toMatchObject([{ seq: 1, data: { name: 'Rice', analysis: null } }]);
});

test('a meal that is created and changed in one request is sent once, in its final state', async () => {
  const meal = op();
  const edit = op({ id: meal.id, patch: { name: 'Stew' } });
  const { results, changes } = await synced(ada, { ops: [meal, edit] });
  expect(results).toEqual([meal, edit].map(({ opId }) => ({ opId, status: 'applied' })));
  expect(changes).toMatchObject([{ seq: 2, data: { name: 'Stew' } }]);
});

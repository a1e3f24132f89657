import { uuidv7 } from 'uuidv7';

import type { SyncRequest, SyncResponse } from '#shared/sync/protocol';

import { ApiInMemory, type Answer, type Visitor } from '../../../test/kit/api-in-memory';
import { mealFields } from '../../../test/kit/stores';
import { askSync, NOW, op, synced as roundOf, TABLET } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
let ada: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start();
});
beforeEach(async () => {
  ada = await api.member('Ada');
});
afterAll(async () => api.stop());

const synced = async (part: Partial<SyncRequest> = {}, visitor = ada): Promise<SyncResponse> =>
  roundOf(visitor, part);
const sync = async (part: Partial<SyncRequest> = {}, visitor = ada): Promise<Answer> =>
  askSync(visitor, part);

test('a pushed meal is stored with a sequence number and sent to another device', async () => {
  const meal = op();
  const { results, changes: own, cursor } = await synced({ ops: [meal] });
  // The pushing device can build the row itself, so only number and time are sent.
  const at = expect.any(Number) as number;
  expect(results).toEqual([{ opId: meal.opId, status: 'applied', seq: 1, at }]);
  expect([own, cursor]).toEqual([[], 1]);
  const { changes } = await synced({ replicaId: TABLET });
  expect(changes).toMatchObject([
    { type: 'meal', id: meal.id, seq: 1, data: { name: 'Rice', analysis: null } },
  ]);
});

test('the same request again has no further effect and gets the same response', async () => {
  const meal = op();
  const first = await synced({ ops: [meal] });
  const second = await synced({ ops: [meal] });
  expect(first.results).toMatchObject([{ opId: meal.opId, status: 'applied', seq: 1 }]);
  expect(second).toMatchObject({ results: [{ status: 'applied' }], changes: [{ seq: 1 }] });
  expect((await synced()).cursor).toBe(1);
});

test('an operation id that is reused with other content is rejected', async () => {
  const meal = op();
  await synced({ ops: [meal] });
  const { results } = await synced({ ops: [{ ...meal, patch: { name: 'Other' } }] });
  expect(results).toMatchObject([{ status: 'rejected', code: 'op_id_reuse' }]);
});

test('a second deletion of a record is applied and changes nothing', async () => {
  const meal = op();
  await synced({ ops: [meal] });
  const removal = () => op({ id: meal.id, act: 'del', patch: null, base: 1 });
  await synced({ ops: [removal()] });
  const { results, cursor } = await synced({ replicaId: TABLET, ops: [removal()] });
  expect([results, cursor]).toMatchObject([[{ status: 'applied' }], 2]);
});

test('two devices that change different fields both keep their change', async () => {
  const meal = op();
  await synced({ ops: [meal] });
  await synced({ ops: [op({ id: meal.id, patch: { name: 'Fried rice' }, base: 1, at: NOW + 5 })] });
  await synced({
    replicaId: TABLET,
    ops: [op({ id: meal.id, patch: { notes: 'spicy' }, base: 1, at: NOW + 1 })],
  });
  const [row] = (await synced()).changes;
  expect(row?.data).toMatchObject({ name: 'Fried rice', notes: 'spicy' });
});

test('if two devices change the same field concurrently, the later change wins, and the other device is notified', async () => {
  const meal = op();
  await synced({ ops: [meal] });
  await synced({ ops: [op({ id: meal.id, patch: { name: 'Later' }, base: 1, at: NOW - 1 })] });
  const { results, changes } = await synced({
    replicaId: TABLET,
    ops: [op({ id: meal.id, patch: { name: 'Earlier' }, base: 1, at: NOW - 60_000 })],
  });
  expect(results).toMatchObject([{ status: 'applied', lost: ['name'] }]);
  expect(changes).toMatchObject([{ data: { name: 'Later' } }]);
});

test('a deletion wins over an edit that did not know of it, and undo brings all fields back', async () => {
  const meal = op();
  await synced({ ops: [meal, op({ id: meal.id, act: 'del', patch: null })] });
  const edit = await synced({
    replicaId: TABLET,
    ops: [op({ id: meal.id, patch: { name: 'x' }, base: 1 })],
  });
  expect(edit.results).toMatchObject([{ status: 'rejected', code: 'deleted' }]);
  const undone = await synced({ ops: [op({ id: meal.id, act: 'restore', patch: null })] });
  expect(undone.results).toMatchObject([{ status: 'applied' }]);
  expect(undone.changes).toMatchObject([{ deleted: false, data: { name: 'Rice' } }]);
});

test.each([
  ['an invalid date', { ...mealFields(), mealTime: '2026-02-30T10:00' }, 'mealTime'],
  ['an unknown field', { ...mealFields(), price: 3 }, ''],
  ['half of the fields', { name: 'Rice' }, 'description'],
])(
  'a new meal with %s is rejected, and the other operations are applied',
  async (_what, patch, field) => {
    const bad = op({ patch: patch });
    const good = op();
    const { results } = await synced({ ops: [bad, good] });
    expect(results).toMatchObject([
      {
        opId: bad.opId,
        status: 'rejected',
        code: 'invalid',
        message: expect.stringContaining(field),
        row: null,
      },
      { opId: good.opId, status: 'applied', seq: 1 },
    ]);
    expect((await synced()).changes.map((row) => row.id)).toEqual([good.id]);
  },
);

test('an id in capitals is refused, because it would be another record', async () => {
  const meal = op();
  await synced({ ops: [meal] });
  for (const field of ['id', 'opId'] as const) {
    const shouted = { ...op(), [field]: meal.id.toUpperCase() };
    expect(await sync({ ops: [shouted] })).toMatchObject({ status: 400 });
  }
  expect((await synced()).changes.map(({ id }) => id)).toEqual([meal.id]);
});

test("a device cannot write the server's own fields", async () => {
  const meal = op({
    patch: { ...mealFields(), analysis: { made: 'up' } },
  });
  const { results, changes } = await synced({ ops: [meal] });
  expect(results).toMatchObject([{ status: 'applied' }]);
  expect(changes).toMatchObject([{ data: { analysis: null } }]);
});

test('an operation of an unknown kind is rejected without a receipt, so it can be sent again', async () => {
  const { results } = await synced({
    ops: [op({ type: 'no-such-kind' }), op({ v: 99 }), op({ act: 'explode' })],
  });
  expect(results).toMatchObject(Array(3).fill({ code: 'unsupported' }));
});

test('a photo that a device announces waits for its bytes', async () => {
  const patch = {
    mealId: uuidv7(),
    sha256: 'a'.repeat(64),
    mime: 'image/jpeg',
    bytes: 10,
    width: 5,
    height: 5,
  };
  await synced({ ops: [op({ type: 'photo', patch })] });
  const { changes } = await synced();
  expect(changes).toMatchObject([{ data: { status: 'awaiting_upload' } }]);
});

test('changes come in pages, and the last one says so', async () => {
  await synced({ ops: Array.from({ length: 7 }, () => op()) });
  const first = await synced({ replicaId: TABLET, limit: 5 });
  expect([first.changes.length, first.more, first.cursor]).toEqual([5, true, 5]);
  const rest = await synced({ replicaId: TABLET, limit: 5, cursor: first.cursor });
  expect([rest.changes.length, rest.more, rest.cursor]).toEqual([2, false, 7]);
});

test("another user's id in the body is refused, and their records are never sent", async () => {
  const grace = await api.member('Grace');
  await synced({ ops: [op()] });
  const before = await api.counts();
  const answer = await sync({ userId: ada.userId, ops: [op()] }, grace);
  expect([answer.status, answer.body]).toEqual([
    403,
    expect.objectContaining({ code: 'wrong_user' }),
  ]);
  expect(await api.counts()).toEqual(before);
  expect((await synced({}, grace)).changes).toEqual([]);
});

test.each([
  ['another database epoch', { epoch: 'another' }],
  ['a cursor beyond the last number', { cursor: 999 }],
])('a device with %s gets resync_needed', async (_what, part) => {
  expect((await sync(part)).body).toMatchObject({ code: 'resync_needed' });
});

test('a client with an unsupported protocol version has to update', async () => {
  expect((await sync({ proto: 99 })).body).toMatchObject({ code: 'client_too_old', status: 426 });
});

test('the view of meals has the columns and sums of the specification', async () => {
  const per100g = {
    calories: 100,
    protein: 10,
    carbs: null,
    fat: 2,
    fiber: 0,
    sugar: 1,
    saturatedFat: 1,
    sodium: 50,
    cholesterol: 0,
    vitaminC: 3,
  };
  const item = {
    id: 'i1',
    name: 'Rice',
    grams: 250,
    per100g,
    source: { kind: 'person' },
    amount: { basis: 'person', text: '' },
    confidence: 'high',
    caloriesLow: 200,
    caloriesHigh: 300,
    edited: [],
  };
  const meal = op({ patch: { ...mealFields(), items: [item] } });
  await synced({ ops: [meal] });
  const row = await api.services.db
    .selectFrom('meals')
    .selectAll()
    .where('id', '=', meal.id)
    .executeTakeFirst();
  expect(row).toMatchObject({
    user_id: ada.userId,
    calories: 250,
    protein: 25,
    carbs: null,
    sodium: 125,
    vitamin_c: 7.5,
    meal_type: 'lunch',
  });
});

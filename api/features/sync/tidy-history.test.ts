import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { askSync, NOW, op, synced } from '../../../test/kit/sync-requests';
import { tidyHistory } from './tidy-history';

const DAY_MS = 24 * 3600 * 1000;
let api: ApiInMemory;
let ada: Visitor;
let now = NOW;

beforeAll(async () => {
  api = await ApiInMemory.start({}, () => now);
});
beforeEach(async () => {
  now += 1000 * DAY_MS;
  ada = await api.member();
});
afterAll(async () => api.stop());

async function tidyAfter(days: number): Promise<void> {
  now += days * DAY_MS;
  // Extends the session, as if the user had signed in again after being away.
  await api.services.db
    .updateTable('sessions')
    .set({ expires_at: now + DAY_MS })
    .execute();
  await tidyHistory({ db: api.services.db, now: () => now });
}

/** Three meals, the first of them deleted. */
async function oneOfThreeDeleted() {
  const meals = [op(), op(), op()];
  await synced(ada, { ops: meals });
  await synced(ada, { ops: [op({ id: meals[0]!.id, act: 'del', patch: null })] });
  return meals;
}

test('the data of a deleted record is removed after a month, and its tombstone stays', async () => {
  const [meal] = await oneOfThreeDeleted();
  await tidyAfter(31);
  const { changes } = await synced(ada);
  expect(changes.find(({ id }) => id === meal?.id)).toMatchObject({ deleted: true, data: null });
});

test('after that, a restore needs all fields of the record', async () => {
  const [meal] = await oneOfThreeDeleted();
  await tidyAfter(31);
  const back = (patch: object | null) =>
    op({ id: meal!.id, act: 'restore', patch: patch as never });
  const { results } = await synced(ada, { ops: [back(null), back(meal!.patch)] });
  expect(results).toMatchObject([{ status: 'rejected', code: 'invalid' }, { status: 'applied' }]);
  const { changes } = await synced(ada);
  expect(changes.find(({ id }) => id === meal?.id)?.data).toMatchObject({ analysis: null });
});

test('a device that has missed a removed tombstone does a full reload, and one that is loading is not interrupted', async () => {
  const [, second] = await oneOfThreeDeleted();
  const { epoch } = await synced(ada);
  await tidyAfter(401);
  const missed = await askSync(ada, { epoch, cursor: 2 });
  expect(missed.body).toMatchObject({ code: 'resync_needed' });
  const first = await synced(ada, { limit: 1 });
  expect(first).toMatchObject({ more: true, floor: 4, changes: [{ id: second?.id }] });
  const rest = await synced(ada, { limit: 1, cursor: first.cursor });
  expect([rest.changes.length, rest.more]).toEqual([1, false]);
});

test('a repeat of an old operation gets the stored result until its receipt is removed', async () => {
  const meal = op();
  await synced(ada, { ops: [meal] });
  await tidyAfter(399);
  expect((await synced(ada, { ops: [meal] })).cursor).toBe(1);
});

test('restoring an unknown deleted record needs all of its fields too', async () => {
  const { id } = op();
  await synced(ada, { ops: [op({ id, act: 'del', patch: null })] });
  const { results } = await synced(ada, { ops: [op({ id, act: 'restore', patch: null })] });
  expect(results).toMatchObject([{ status: 'rejected', code: 'invalid' }]);
});

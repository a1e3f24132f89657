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
  // A device that was away this long has signed in again.
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

test('what was deleted is gone after a month; that it was deleted stays known', async () => {
  const [meal] = await oneOfThreeDeleted();
  await tidyAfter(31);
  const { changes } = await synced(ada);
  expect(changes.find(({ id }) => id === meal?.id)).toMatchObject({ deleted: true, data: null });
});

test('after that, taking the deletion back needs the whole entry', async () => {
  const [meal] = await oneOfThreeDeleted();
  await tidyAfter(31);
  const back = (patch: object | null) =>
    op({ id: meal!.id, act: 'restore', patch: patch as never });
  const { results } = await synced(ada, { ops: [back(null), back(meal!.patch)] });
  expect(results).toMatchObject([{ status: 'rejected', code: 'invalid' }, { status: 'applied' }]);
  const { changes } = await synced(ada);
  expect(changes.find(({ id }) => id === meal?.id)?.data).toMatchObject({ analysis: null });
});

test('a device that has missed a forgotten deletion loads everything again, and one that is loading is not stopped', async () => {
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

test('a repeat of an operation from long ago is answered as before, until its answer is forgotten', async () => {
  const meal = op();
  await synced(ada, { ops: [meal] });
  await tidyAfter(399);
  expect((await synced(ada, { ops: [meal] })).cursor).toBe(1);
});

test('taking back the deletion of an entry that was never here needs the whole entry too', async () => {
  const { id } = op();
  await synced(ada, { ops: [op({ id, act: 'del', patch: null })] });
  const { results } = await synced(ada, { ops: [op({ id, act: 'restore', patch: null })] });
  expect(results).toMatchObject([{ status: 'rejected', code: 'invalid' }]);
});

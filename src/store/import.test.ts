import { freshStore, mealFields } from '../../test/kit/stores';
import type { AccountStore } from './account-store';
import { bringIn, daysTaken, imports, undoImport, type Incoming } from './import';
import { registry } from './registry';
import { write } from './write';

let store: AccountStore;

beforeEach(async () => {
  store = freshStore(crypto.randomUUID());
  await registry().accounts.clear();
  const { userId, db } = store;
  const account = { userId, dbName: db.name, user: {} as never, sessionExpired: 0 as const };
  await registry().accounts.put({ ...account, state: 'active', lastUsed: 0 });
});

const MFP = { source: 'MyFitnessPal', file: 'export.zip' };
const PLATELOG = { source: 'Platelog', file: 'platelog.zip' };

const meals = (count: number): Incoming[] =>
  Array.from({ length: count }, (_, n) => {
    return { type: 'meal', id: store.newId(), patch: mealFields({ name: `Meal ${n}` }) };
  });
const live = async () => store.db.meal.filter(({ deleted }) => deleted === 0).count();

test('imported entries wait for the server like all others, and the whole import can be undone', async () => {
  const { id } = await bringIn(meals(250), MFP);
  expect([await live(), await store.db.outbox.count()]).toEqual([250, 250]);
  expect(await imports(store)).toMatchObject([MFP]);
  expect(await undoImport(id)).toEqual({ removed: 250, kept: 0 });
  expect([await live(), await imports(store)]).toEqual([0, []]);
});

test("another device may import the same file, so no operation uses its record's id", async () => {
  await bringIn(meals(2), MFP);
  const entries = await store.db.outbox.toArray();
  expect(entries.map(({ act }) => act)).toEqual(['restore', 'restore']);
  for (const { opId, id } of entries) expect(opId).not.toBe(id);
});

test('imports can be undone separately, in any order, and each only once', async () => {
  const first = await bringIn(meals(2), MFP);
  const second = await bringIn(meals(3), PLATELOG);
  expect((await imports(store)).map(({ id }) => id).sort()).toEqual([first.id, second.id].sort());
  expect(await undoImport(first.id)).toEqual({ removed: 2, kept: 0 });
  expect([await live(), (await imports(store)).length]).toEqual([3, 1]);
  expect(await undoImport(first.id)).toEqual({ removed: 0, kept: 0 });
  await undoImport(second.id);
  expect(await live()).toBe(0);
});

test('a file imported twice adds nothing new, and undo keeps records from before', async () => {
  const incoming = meals(3);
  await bringIn(incoming.slice(0, 1), PLATELOG);
  const { id } = await bringIn(incoming, PLATELOG);
  expect(await live()).toBe(3);
  await undoImport(id);
  expect(await live()).toBe(1);
});

test('records that another device or tab imported meanwhile do not count as a stopped import', async () => {
  const incoming = meals(3);
  await bringIn(incoming.slice(0, 1), PLATELOG);
  expect(await bringIn(incoming, PLATELOG)).toMatchObject({ isWhole: true });
});

test('undo keeps and counts records changed since; fields added by the server are not a change', async () => {
  const incoming = meals(3);
  const { id } = await bringIn(incoming, MFP);
  const [one, other, gone] = incoming.map((record) => record.id) as [string, string, string];
  await write(store, [{ type: 'meal', id: one, act: 'put', patch: { name: 'My own words' } }]);
  await write(store, [{ type: 'meal', id: gone, act: 'del', patch: null }]);
  const row = (await store.db.meal.get(other))!;
  const { name, ...rest } = row.data;
  // As the server sends it back: fields in another order, and some that only the server writes.
  await store.db.meal.put({ ...row, data: { analysis: null, progress: null, ...rest, name } });
  expect(await undoImport(id)).toEqual({ removed: 1, kept: 1 });
  expect((await store.db.meal.get(one))?.deleted).toBe(0);
});

test('an interrupted import can be undone with its note', async () => {
  const incoming = meals(2);
  const { id, ...note } = await bringIn(incoming, MFP);
  const more = { type: 'meal' as const, id: store.newId(), mark: 'never written' };
  const value = { id, ...note, records: [...note.records, more] };
  await store.db.meta.put({ key: `import:${id}`, value });
  expect(await undoImport(id)).toEqual({ removed: 2, kept: 0 });
});

test('an import noted by an older app version is listed, and undone as that version did', async () => {
  const [one] = meals(1);
  await write(store, [{ type: 'meal', id: one!.id, act: 'put', patch: one!.patch }]);
  const value = { at: 1, source: 'Cronometer', records: [{ type: 'meal', id: one!.id }] };
  await store.db.meta.put({ key: 'last-import', value });
  const [listed] = await imports(store);
  expect(listed).toMatchObject({ source: 'Cronometer', file: 'Cronometer' });
  expect(await undoImport(listed!.id)).toEqual({ removed: 1, kept: 0 });
  expect(await imports(store)).toEqual([]);
});

test('an import restores records that were deleted on this device', async () => {
  const [one] = meals(1);
  if (!one) throw new Error('no meal');
  await write(store, [{ type: 'meal', id: one.id, act: 'put', patch: one.patch }]);
  await write(store, [{ type: 'meal', id: one.id, act: 'del', patch: null }]);
  await bringIn([one], PLATELOG);
  expect(await live()).toBe(1);
});

test('days with meals are found, and among them days with an imported sum of the day', async () => {
  const at = (day: string): Incoming => {
    return { type: 'meal', id: store.newId(), patch: mealFields({ mealTime: `${day}T12:30` }) };
  };
  const [sum, meal] = [at('2026-11-01'), at('2026-11-02')];
  await bringIn([sum, meal], { ...MFP, wholeDays: [sum.id] });
  const taken = await daysTaken(store, ['2026-11-03', '2026-11-01']);
  expect([[...taken.meals].sort(), [...taken.sums]]).toEqual([
    ['2026-11-01', '2026-11-02'],
    ['2026-11-01'],
  ]);
  expect((await daysTaken(store, [])).meals.size).toBe(0);
});

test('an import reports its progress; if it is stopped, the imported part can be undone', async () => {
  const progress: number[] = [];
  const note = await bringIn(meals(450), MFP, {
    onProgress: (done, of) => {
      expect(of).toBe(450);
      progress.push(done);
    },
    isOver: () => progress.length >= 3,
  });
  expect(progress).toEqual([100, 200, 300, 400]);
  expect([note.records.length, note.isWhole, await live()]).toEqual([400, false, 400]);
  expect(await undoImport(note.id)).toEqual({ removed: 400, kept: 0 });
  expect(await live()).toBe(0);
});

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { rowsOf } from '../../test/kit/rows-of';
import { closeAccount, eraseAccount, eraseLeftContents } from './erase-account';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

const RECORDS = 20_000;

/** A member who has logged for years. */
async function withMuch(name: string): Promise<string> {
  const { userId } = await api.member(name);
  const row = (n: number) => ({
    ...{ user_id: userId, type: 'meal', id: `${String(n)} of ${userId}`, seq: n + 1, deleted: 0 },
    ...{ data: JSON.stringify({ name: 'Rice', notes: 'x'.repeat(200) }), field_meta: '[]' },
    created_at: 1,
    updated_at: 1,
  });
  for (let from = 0; from < RECORDS; from += 500) {
    const rows = Array.from({ length: 500 }, (_, n) => row(from + n));
    await api.services.db.insertInto('records').values(rows).execute();
  }
  return userId;
}

const left = async (userId: string) => rowsOf(api.services.db, userId);

test('everybody else is served while a big account is emptied', async () => {
  const ada = await withMuch('Ada');
  const grace = await api.member('Grace');
  const served: number[] = [];
  const erasing = eraseAccount(api.services.db, ada, 5).then(() => served.length);
  while (served.length < 20) served.push((await grace.get('/api/meals?limit=1')).status);
  expect(new Set(served)).toEqual(new Set([200]));
  // In one transaction the second of them would have waited for the end.
  expect(await erasing).toBeGreaterThan(5);
  expect(await left(ada)).toBe(0);
});

test('a deletion that a process left half done is ended, and nobody else loses a thing', async () => {
  const ada = await withMuch('Ada');
  const grace = await withMuch('Grace');
  const { db } = api.services;
  await db.transaction().execute(async (trx) => closeAccount(trx, ada, 5));
  expect(await left(ada)).toBeGreaterThan(0);
  const before = await left(grace);
  await eraseLeftContents(db);
  expect(await left(ada)).toBe(0);
  expect(await left(grace)).toBe(before);
});

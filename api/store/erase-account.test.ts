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

// What the bare row of a deleted account still says.
const STAYS = {
  id: 'backups and logs name it',
  subscription_status: 'the figures of the host count it',
  subscription_end_date: 'the figures of the host count it',
  images_uploaded: 'the figures of the host count it',
  is_admin: 'no person is an administrator',
  upload_limit_reached_at: 'the figures of the host count it',
  last_daily_reminder_sent: 'never written yet',
  created_at: 'the figures of the host count it',
  seq: 'a device that comes back is told of the deletion',
  floor: 'a device that comes back is told of the deletion',
};

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

test('every column of a deleted account is emptied, or named here with the reason why it stays', async () => {
  const { db } = api.services;
  const { userId } = await api.member('Ada');
  const full = {
    ...{ stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1', subscription_end_date: 7 },
    ...{ reset_token: 'r', reset_token_expiry: 7, new_email: 'new@example.org' },
    ...{ new_email_token: 'n', new_email_until: 7, upload_limit_reached_at: 7 },
    ...{
      last_daily_reminder_sent: 7,
      images_uploaded: 7,
      records_kept: 7,
      bytes_kept: 7,
      seq: 7,
      floor: 7,
    },
  };
  await db.updateTable('users').set(full).where('id', '=', userId).execute();
  const rowOf = async () =>
    db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow();
  const before = await rowOf();
  expect(Object.entries(before).filter(([, value]) => value === null)).toEqual([
    ['deleted_at', null],
  ]);
  await db.transaction().execute(async (trx) => closeAccount(trx, userId, 5));
  const after: Record<string, unknown> = await rowOf();
  const same = Object.entries(before).filter(([column, value]) => after[column] === value);
  expect(same.map(([column]) => column).sort()).toEqual(Object.keys(STAYS).sort());
});

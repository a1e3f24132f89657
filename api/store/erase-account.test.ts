import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { deleteAccount } from '../../test/kit/delete-account';
import { openDesk } from '../../test/kit/desk';
import { rowsOf } from '../../test/kit/rows-of';
import {
  closeAccount,
  eraseAgain,
  eraseLeftContents,
  forgetErasedBefore,
  logErased,
} from './erase-account';
import { ERASED_LOG, ErasedLog } from './erased-log';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

const RECORDS = 20_000;

/** A user who has logged for years. */
async function withMuch(name: string): Promise<string> {
  const { userId } = await api.member(name);
  const row = (n: number) => ({
    user_id: userId,
    type: 'meal',
    id: `${String(n)} of ${userId}`,
    seq: n + 1,
    deleted: 0,
    data: JSON.stringify({ name: 'Rice', notes: 'x'.repeat(200) }),
    field_meta: '[]',
    created_at: 1,
    updated_at: 1,
  });
  for (let from = 0; from < RECORDS; from += 500) {
    const rows = Array.from({ length: 500 }, (_, n) => row(from + n));
    await api.services.db.insertInto('records').values(rows).execute();
  }
  return userId;
}

// Columns that the bare row of a deleted account keeps, with the reason.
const STAYS = {
  id: 'by it a device learns about the deletion, and the account is deleted from a backup',
  is_admin: 'no person is an administrator',
};

const left = async (userId: string) => rowsOf(api.services.db, userId);

test('other users are served while a big account is erased', async () => {
  const ada = await withMuch('Ada');
  const grace = await api.member('Grace');
  const served: number[] = [];
  const erasing = deleteAccount(api.services, ada, 5).then(() => served.length);
  while (served.length < 20) served.push((await grace.get('/api/meals?limit=1')).status);
  expect(new Set(served)).toEqual(new Set([200]));
  // If it were one transaction, the second count would have waited until its end.
  expect(await erasing).toBeGreaterThan(5);
  expect(await left(ada)).toBe(0);
});

test('a deletion that was interrupted is completed, and no other account is affected', async () => {
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

test('every column of a deleted account is emptied, or listed here with the reason why it stays', async () => {
  const { db } = api.services;
  const { userId } = await api.member('Ada');
  const full = {
    subscription_status: 'premium',
    stripe_customer_id: 'cus_1',
    stripe_subscription_id: 'sub_1',
    subscription_end_date: 7,
    reset_token: 'r',
    reset_token_expiry: 7,
    new_email: 'new@example.org',
    new_email_token: 'n',
    new_email_until: 7,
    upload_limit_reached_at: 7,
    last_daily_reminder_sent: 7,
    next_reminder_at: 7,
    images_uploaded: 7,
    records_kept: 7,
    bytes_kept: 7,
    announcement_seen: 7,
    email_proved_at: 7,
    seq: 7,
    floor: 7,
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

test('the sessions of a deleted account keep only their expiry', async () => {
  const { db } = api.services;
  const { userId } = await api.member('Ada');
  await deleteAccount(api.services, userId, Date.now());
  const sessions = await db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
  expect(sessions).toEqual([
    {
      token_hash: expect.any(String),
      user_id: userId,
      expires_at: expect.any(Number),
      created_at: 0,
      last_seen_at: 0,
      device: null,
      network: null,
      shared: 0,
      signed_in_with: null,
      confirmed_at: null,
    },
  ]);
});

describe('the log of deletions', () => {
  const DAY_MS = 24 * 3600 * 1000;
  const AT = Date.parse('2026-11-23T15:00:00Z');
  let folder: string;
  let erased: ErasedLog;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'platelog-erased-'));
    erased = new ErasedLog(folder);
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });
  const file = () => path.join(folder, ERASED_LOG);
  // True if the account is in the user directory.
  const living = async (userId: string) => (await left(userId)) > 0;

  test("a line holds id and day and nothing more, and only the server's account can read the file", () => {
    erased.add([{ id: 'ada', at: AT }]);
    erased.add([{ id: 'eve', at: AT + DAY_MS }]);
    expect(readFileSync(file(), 'utf8').trim().split('\n')).toEqual([
      'ada 2026-11-23',
      'eve 2026-11-24',
    ]);
    expect(statSync(file()).mode & 0o777).toBe(0o600);
  });

  test('a line that was cut off is ignored, and the lines after it are read', () => {
    erased.add([{ id: 'ada', at: AT }]);
    appendFileSync(file(), '\nev');
    expect([...erased.entries().keys()]).toEqual(['ada']);
    erased.add([{ id: 'bob', at: AT }]);
    appendFileSync(file(), '\ncleo 2026-1');
    erased.add([{ id: 'dora', at: AT }]);
    expect([...erased.entries().keys()]).toEqual(['ada', 'bob', 'dora']);
  });

  test('after a crash before the deletion is committed, the account is there and the log has no line', async () => {
    const { db } = api.services;
    const { userId } = await api.member('Ada');
    const failing = db.transaction().execute(async (trx) => {
      await closeAccount(trx, userId, AT);
      throw new Error('killed');
    });
    await expect(failing).rejects.toThrow('killed');
    await logErased(db, erased);
    expect(erased.entries().has(userId)).toBe(false);
    expect(await eraseAgain({ ...api.services, erased })).toBe(0);
    expect(await living(userId)).toBe(true);
  });

  test('after a crash between deletion and log line, the next start writes the line', async () => {
    const { db } = api.services;
    const { userId } = await api.member('Ada');
    await db.transaction().execute(async (trx) => closeAccount(trx, userId, AT));
    await logErased(db, erased);
    await logErased(db, erased);
    expect(erased.entries().get(userId)).toBe('2026-11-23');
    expect(readFileSync(file(), 'utf8').split(userId)).toHaveLength(2);
  });

  test('a deletion by the user or an administrator is in the log of the data folder before the answer', async () => {
    const ada = await api.member('Ada');
    const { status } = await ada.send('/api/account', {
      method: 'DELETE',
      body: JSON.stringify({ currentPassword: 'analytical engine 1843' }),
      headers: { 'Content-Type': 'application/json' },
    });
    expect(status).toBe(200);
    expect(api.services.erased.entries().has(ada.userId)).toBe(true);
    const grace = await api.member('Grace');
    const { visitor } = await openDesk(api);
    expect(
      (await visitor.send(`/api/admin/users/${grace.userId}`, { method: 'DELETE' })).status,
    ).toBe(200);
    expect(api.services.erased.entries().has(grace.userId)).toBe(true);
  });

  test('an account that a backup brings back is deleted again, with the original day, and its billing at Stripe is ended', async () => {
    const { db } = api.services;
    const ada = await api.member('Ada');
    const grace = await api.member('Grace');
    await db
      .updateTable('users')
      .set({ stripe_customer_id: 'cus_back' })
      .where('id', '=', ada.userId)
      .execute();
    erased.add([
      { id: ada.userId, at: AT },
      { id: 'of-another-server', at: AT },
    ]);
    expect(await eraseAgain({ ...api.services, erased })).toBe(1);
    expect(await eraseAgain({ ...api.services, erased })).toBe(0);
    expect([await living(ada.userId), await living(grace.userId)]).toEqual([false, true]);
    const { deleted_at } = await db
      .selectFrom('users')
      .select('deleted_at')
      .where('id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    expect(deleted_at).toBe(Date.parse('2026-11-23'));
    const owed = db.selectFrom('jobs').selectAll().where('subject_id', '=', 'cus_back');
    expect(await owed.execute()).toMatchObject([{ kind: 'end-billing', state: 'queued' }]);
    expect((await ada.get('/api/auth/me')).status).toBe(410);
  });

  test('row, sessions and log line are removed after their time, and no others', async () => {
    const { db } = api.services;
    const [ada, grace] = [await api.member('Ada'), await api.member('Grace')];
    const alive = await api.member('Hedy');
    await deleteAccount({ ...api.services, erased }, ada.userId, AT - 401 * DAY_MS);
    await deleteAccount({ ...api.services, erased }, grace.userId, AT - 399 * DAY_MS);
    await forgetErasedBefore(db, erased, AT - 400 * DAY_MS);
    const ids = [ada, grace, alive].map(({ userId }) => userId);
    const rows = await db.selectFrom('users').select('id').where('id', 'in', ids).execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([grace.userId, alive.userId].sort());
    expect(erased.entries().has(ada.userId)).toBe(false);
    expect(erased.entries().has(grace.userId)).toBe(true);
    const sessions = db.selectFrom('sessions').selectAll().where('user_id', '=', ada.userId);
    expect(await sessions.execute()).toEqual([]);
  });
});

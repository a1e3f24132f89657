import path from 'node:path';

import { sql } from 'kysely';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { testOnSqlite } from '../../test/kit/server-database';
import { canMountDisks, removeDisk, smallDisk } from '../../test/kit/small-disk';
import { op, askSync, synced } from '../../test/kit/sync-requests';
import { openDatabase } from '../store/database';
import { openLog } from './log';

const GB = 1024 ** 3;

test('below the reserve, writes get 507 with Retry-After, while reading, pulling changes and signing in still work', async () => {
  let time = Date.now();
  let free = 2 * GB;
  const now = () => time;
  const api = await ApiInMemory.start({ DISK_RESERVE_MB: '1024' }, now, {
    freeSpace: async () => Promise.resolve(free),
  });
  const later = async () => {
    time += 5_000;
    await api.services.disk.look();
  };
  const ada = await api.member();
  expect((await api.visitor().get('/api/health')).body).toMatchObject({ ok: true, status: 'ok' });
  const meal = op();
  await synced(ada, { ops: [meal] });
  free = GB - 1;
  await later();
  const before = await api.counts();
  const refused = [
    await askSync(ada, { ops: [op()] }),
    await ada.post('/api/analyze-image', {}),
    await ada.post('/api/analyze-text', { description: 'x', mealTime: '2026-11-20T12:00' }),
    await ada.post('/api/profile', {}),
    await api.visitor().post('/api/register', {}),
    await api.visitor().post('/api/contact', {}),
  ];
  for (const { status, headers, body } of refused) {
    expect([status, body]).toEqual([507, expect.objectContaining({ code: 'disk_full' })]);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  }
  expect(await api.counts()).toEqual(before);
  expect((await synced(ada)).changes).toHaveLength(1);
  expect((await ada.get('/api/meals')).status).toBe(200);
  expect((await api.visitor().get('/api/health')).body).toMatchObject({
    ok: true,
    status: 'disk_full',
  });
  expect((await api.visitor().post('/api/auth/login', {})).status).toBe(400);
  free = 2 * GB;
  await later();
  expect((await synced(ada, { ops: [op()] })).results).toHaveLength(1);
  await api.stop();
});

(canMountDisks() ? test : test.skip)(
  'a disk that is really full is named, and what was there is there',
  async () => {
    const folder = smallDisk(2) ?? '';
    try {
      const db = openDatabase(path.join(folder, 'x.sqlite'));
      await sql`CREATE TABLE lines (text TEXT)`.execute(db);
      await sql`INSERT INTO lines VALUES ('kept')`.execute(db);
      const fill = async () =>
        db.transaction().execute(async (trx) => {
          for (let n = 0; n < 100; n += 1) {
            await sql`INSERT INTO lines VALUES (${'x'.repeat(100_000)})`.execute(trx);
          }
        });
      const failure = await fill().catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 'SQLITE_FULL' });
      const { rows } = await sql<{ n: number }>`SELECT COUNT(*) AS n FROM lines`.execute(db);
      expect(rows).toEqual([{ n: 1 }]);
      await db.destroy();
    } finally {
      removeDisk(folder);
    }
  },
);

test('an error after which SQLite has already rolled back is not hidden by a failing rollback', async () => {
  const db = openDatabase(':memory:');
  await sql`CREATE TABLE once (id INTEGER PRIMARY KEY ON CONFLICT ROLLBACK)`.execute(db);
  const twice = db.transaction().execute(async (trx) => {
    await sql`INSERT INTO once VALUES (1)`.execute(trx);
    await sql`INSERT INTO once VALUES (1)`.execute(trx);
  });
  await expect(twice).rejects.toMatchObject({ code: 'SQLITE_CONSTRAINT_PRIMARYKEY' });
  await db.transaction().execute(async (trx) => sql`INSERT INTO once VALUES (2)`.execute(trx));
  expect((await sql`SELECT id FROM once`.execute(db)).rows).toEqual([{ id: 2 }]);
  await db.destroy();
});

testOnSqlite()('SQLITE_FULL in a request returns 507, and the next request works', async () => {
  const api = await ApiInMemory.start();
  const ada = await api.member();
  await synced(ada, { ops: [op()] });
  const { db } = api.services;
  const { rows } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(db);
  await sql.raw(`PRAGMA max_page_count = ${rows[0]?.page_count ?? 1}`).execute(db);
  const notes = 'x'.repeat(2_000);
  const many = Array.from({ length: 50 }, () => op({ patch: { ...op().patch, notes } }));
  const full = await askSync(ada, { ops: many });
  expect([full.status, full.body]).toEqual([507, expect.objectContaining({ code: 'disk_full' })]);
  expect((await synced(ada)).changes).toHaveLength(1);
  await sql`PRAGMA max_page_count = 1000000`.execute(db);
  expect((await synced(ada, { ops: many })).results).toHaveLength(50);
  await api.stop();
});

(process.platform === 'linux' ? test : test.skip)(
  'a log that cannot be written ends nothing',
  async () => {
    const log = openLog('info', '/dev/full');
    for (let line = 0; line < 2_000; line += 1) log.info({ text: 'x'.repeat(1_000) }, 'lost');
    // An error without a listener would have ended the process by now.
    await new Promise((resolve) => setTimeout(resolve, 50));
    log.info('lost too');
  },
);

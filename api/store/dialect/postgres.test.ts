import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';
import { uuidv4 } from 'uuidv7';

import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';
import { freshDatabase } from '../../../test/kit/postgres-database';
import { describeOnPostgres, PostgresServer } from '../../../test/kit/postgres-server';
import { namesOfIndexes, schemaOf } from '../../../test/kit/schema-of';
import { op, synced } from '../../../test/kit/sync-requests';
import { type Database, openDatabase } from '../database';
import { inTransaction } from '../in-transaction';
import { addJob, leaseJob, PHOTO_JOB } from '../jobs';
import { migrate, newestMigration, schemaVersion } from '../migrate';
import { dialectOf } from './dialect-of';
import { CHANNEL } from './notice';
import { postgres } from './postgres';
import { isDatabaseAway, reachPostgres } from './reach-postgres';
import { openPostgres } from './open-postgres';

const STORE = path.join(__dirname, '..');

test('a migration only for PostgreSQL replaces the one with the same name', () => {
  const filesIn = (folder: string) => readdirSync(path.join(STORE, folder)).sort();
  const forPostgres = filesIn('migrations-postgres');
  expect(forPostgres[0]).toMatch(/^0029/);
  expect(filesIn('migrations')).toEqual(expect.arrayContaining(forPostgres));
});

test("a shared migration gets PostgreSQL's column types", () => {
  const text =
    'CREATE TABLE t (a TEXT, b VARCHAR(64) NOT NULL, c INTEGER, d BIGINT, texts INTEGER);';
  expect(postgres.withOwnTypes(text)).toBe(
    'CREATE TABLE t (a TEXT COLLATE "C", b TEXT COLLATE "C" NOT NULL, c BIGINT, d BIGINT, texts BIGINT);',
  );
});

describeOnPostgres()('on PostgreSQL', () => {
  let server: PostgresServer;
  let url: string;
  let db: Database;

  beforeAll(async () => {
    server = await PostgresServer.start();
    process.env['TEST_POSTGRES'] = server.url;
    ({ url } = await freshDatabase(server.url));
    db = openPostgres(url);
    await migrate(db, 1);
  });

  afterAll(async () => {
    delete process.env['TEST_POSTGRES'];
    await db.destroy();
    await server.stop();
  });

  const other = (name: string) => url.replace(/\/[^/?]+\?/, `/${name}?`);

  test('both databases have the same tables, columns, nullability, keys and indexes', async () => {
    const lite = openDatabase(':memory:');
    await migrate(lite, 1);
    expect(await schemaOf(db)).toEqual(await schemaOf(lite));
    expect(await namesOfIndexes(db)).toEqual(await namesOfIndexes(lite));
    expect(await schemaVersion(db)).toBe(newestMigration());
    await lite.destroy();
  });

  test('a migration may take longer than a query', async () => {
    const timeoutOn = async (on: Database) => {
      const shown = sql<{ statement_timeout: string }>`SHOW statement_timeout`.execute(on);
      return (await shown).rows[0]?.statement_timeout;
    };
    const own = openPostgres(url);
    expect(await dialectOf(own).aloneOnSchema(own, timeoutOn)).toBe('0');
    // The same connection, because there is only one.
    expect(await timeoutOn(own)).toBe('1min');
    await own.destroy();
  });

  test('counts, sums and 64-bit columns are numbers, and one that is too large is an error', async () => {
    const { rows } = await sql<{ n: number; total: number; is: number }>`
      SELECT COUNT(*) AS n, SUM(v) AS total, (1 = 1) AS is
      FROM (VALUES (1::bigint), (2::bigint)) AS t (v)`.execute(db);
    expect(rows).toEqual([{ n: 2, total: 3, is: 1 }]);
    await expect(sql`SELECT 9007199254740993::bigint AS n`.execute(db)).rejects.toMatchObject({
      message: expect.stringContaining('too large') as string,
    });
  });

  test('a record may contain text that the type jsonb refuses', async () => {
    const data = JSON.stringify({ name: 'a\0b\ud800', mealTime: '2026-01-01T10:00', items: [] });
    const row = { user_id: 'odd', type: 'meal', id: 'm', seq: 1, deleted: 0, maker: null };
    await db
      .insertInto('records')
      .values({ ...row, data, field_meta: '{}', created_at: 1, updated_at: 1 })
      .execute();
    const kept = await db.selectFrom('records').select('data').where('id', '=', 'm').execute();
    expect(kept).toEqual([{ data }]);
    const shown = await db.selectFrom('meals').select(['name', 'meal_time']).execute();
    expect(shown).toEqual([{ name: 'a\ufffdb\ufffd', meal_time: '2026-01-01T10:00' }]);
  });

  test('two servers that start at the same time migrate once, and a newer schema is refused', async () => {
    await sql`CREATE DATABASE twice`.execute(db);
    const [first, second] = [openPostgres(other('twice')), openPostgres(other('twice'))];
    await Promise.all([migrate(first, 1), migrate(second, 2)]);
    const versions = await first.selectFrom('schema_versions').selectAll().execute();
    expect(versions.at(-1)?.version).toBe(newestMigration());
    await first
      .insertInto('schema_versions')
      .values({ version: 9999, name: '9999-later.sql', applied_at: 3 })
      .execute();
    await expect(migrate(second, 4)).rejects.toMatchObject({
      message: expect.stringContaining('newer Platelog') as string,
    });
    await Promise.all([first.destroy(), second.destroy()]);
  });

  test("between a transaction's first read and its end no other transaction writes", async () => {
    const second = openPostgres(url);
    const count = async (on: Database) =>
      inTransaction(on, async (trx) => {
        const found = await trx
          .selectFrom('sys')
          .select('v')
          .where('k', '=', 'n')
          .executeTakeFirst();
        await new Promise((resolve) => setTimeout(resolve, 2));
        const v = String(Number(found?.v ?? 0) + 1);
        await dialectOf(trx).notify(trx, { jobs: true });
        await trx
          .insertInto('sys')
          .values({ k: 'n', v })
          .onConflict((conflict) => conflict.column('k').doUpdateSet({ v }))
          .execute();
      });
    await Promise.all(Array.from({ length: 20 }, async (_, n) => count(n % 2 ? db : second)));
    const found = await db.selectFrom('sys').select('v').where('k', '=', 'n').execute();
    expect(found).toEqual([{ v: '20' }]);
    await second.destroy();
  });

  test('two servers never lease the same job, or two jobs of one user', async () => {
    const second = openPostgres(url);
    await inTransaction(db, async (trx) => {
      for (let n = 0; n < 12; n += 1)
        await addJob(trx, {
          kind: PHOTO_JOB,
          userId: `person ${n % 4}`,
          subjectId: `photo ${n}`,
          now: 1,
        });
    });
    const lease = { kinds: [PHOTO_JOB], now: 10, until: 1_000, perPerson: 1 };
    const taken = await Promise.all(
      Array.from({ length: 16 }, async (_, n) =>
        leaseJob(n % 2 ? db : second, { ...lease, owner: String(n % 2) }),
      ),
    );
    const people = taken.flatMap((job) => job?.user_id ?? []);
    expect(people.sort()).toEqual(['person 0', 'person 1', 'person 2', 'person 3']);
    await second.destroy();
  });

  test.each([
    [() => other('missing'), 'There is no database "missing"'],
    [() => 'postgres://somebody:secret@127.0.0.1:1/x', 'Nothing answers at 127.0.0.1:1'],
    [() => 'postgres:///x?host=/nowhere/at/all', 'There is no socket at /nowhere/at/all'],
  ])(
    'the error for an unreachable database explains it, without the password (%#)',
    async (to, words) => {
      const away = openPostgres(to());
      const error = (await reachPostgres(away, to()).catch((found: unknown) => found)) as Error;
      expect(error.message).toContain(words);
      expect(error.message).not.toContain('secret');
      await away.destroy();
    },
  );

  test('live streams of one server get changes of another, also after a restart of the database', async () => {
    const name = `shared_${Date.now()}`;
    await sql`CREATE DATABASE ${sql.ref(name)}`.execute(db);
    // With a folder each they would need a bucket.
    const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'platelog-two-servers-'));
    const env = { DATABASE_URL: other(name), DATA_DIR };
    const [here, there] = [await ApiInMemory.start(env), await ApiInMemory.start(env)];
    const ada = await here.member();
    const heard = await listen(there.url, ada);
    const stranger = openPostgres(env.DATABASE_URL);
    for (const said of ['hello', 'null', '{"user":1}'])
      await sql`SELECT pg_notify(${CHANNEL}, ${said})`.execute(stranger);
    await stranger.destroy();
    const { cursor } = await synced(ada, {
      replicaId: uuidv4(),
      cursor: 0,
      epoch: null,
      ops: [op()],
    });
    await heard.until(`changed ${cursor}`);
    await ada.send('/api/auth/update-name', putting({ firstName: 'Augusta', lastName: 'King' }));
    await heard.until('account');
    await server.restart();
    await heard.until('changed', 3);
    // Devices also repeat requests that failed during the restart.
    await until(async () => (await ada.get('/api/auth/me')).status === 200);
    const { body } = await ada.get('/api/auth/me');
    expect(body).toMatchObject({ user: { firstName: 'Augusta' } });
    heard.stop();
    await Promise.all([here.stop(), there.stop()]);
    rmSync(DATA_DIR, { recursive: true });
  });

  test('a database that is temporarily unreachable is distinguished from other errors', () => {
    expect(isDatabaseAway({ code: '57P01', severity: 'FATAL' })).toBe(true);
    expect(isDatabaseAway({ code: 'ECONNREFUSED', stack: 'at MailServer' })).toBe(false);
    expect(isDatabaseAway(undefined)).toBe(false);
  });

  test('accounts are found regardless of case and diacritics', async () => {
    const api = await ApiInMemory.start();
    const email = 'lucja@example.org';
    await api
      .visitor()
      .post('/api/register', registration({ firstName: 'Łucja', lastName: 'Ørsted', email }));
    const { searchCondition } = await import('../user-search');
    for (const word of ['lucja', 'ŁUC', 'orst', 'ør', 'free', 'l%', 'nobody']) {
      const found = await api.services.db
        .selectFrom('user_directory')
        .select('email')
        .where(searchCondition(api.services.db, word, 'find')!)
        .execute();
      expect([word, found.length]).toEqual([word, /%|nobody/.test(word) ? 0 : 1]);
    }
    await api.stop();
  });
});

const putting = (body: object): RequestInit => ({
  method: 'PUT',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
});

async function until(done: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + 30_000;
  while (!(await done())) {
    if (Date.now() > end) throw new Error('It does not come to pass.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function listen(url: string, { cookies }: Visitor) {
  const stop = new AbortController();
  const { body, status } = await fetch(`${url}/api/sync/live`, {
    headers: { Cookie: cookies },
    signal: stop.signal,
  });
  expect(status).toBe(200);
  let text = '';
  void (async () => {
    for await (const chunk of body!) text += Buffer.from(chunk as Uint8Array).toString();
  })().catch(() => undefined);
  return {
    until: async (words: string, times = 1) => until(() => text.split(words).length > times),
    stop: () => {
      stop.abort();
    },
  };
}

import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { DATABASE_FILE, openDatabase } from '../../api/store/database';
import { openPostgres } from '../../api/store/dialect/open-postgres';
import { ApiInMemory } from '../../test/kit/api-in-memory';
import { spawnAdmin } from '../../test/kit/admin-command';
import { freshDatabase } from '../../test/kit/postgres-database';
import { describeOnPostgres, PostgresServer } from '../../test/kit/postgres-server';
import { op, synced } from '../../test/kit/sync-requests';

describeOnPostgres()('a move to PostgreSQL', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-move-'));
  const database = path.join(folder, DATABASE_FILE);
  let server: PostgresServer;
  beforeAll(async () => {
    server = await PostgresServer.start();
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });
  const refused = (words: string) => ({
    status: 1,
    said: expect.stringMatching(new RegExp(words)) as string,
  });
  const run = async (url: string) =>
    spawnAdmin(folder, ['move-to-postgres'], undefined, { DATABASE_URL: url });

  test('moves everything, compares it, and sets the file aside; a second move is refused in words for each case', async () => {
    const before = await ApiInMemory.start({}, Date.now, { database });
    const [ada, bob] = [await before.member('Ada'), await before.member('Bob')];
    for (const visitor of [ada, bob]) await synced(visitor, { ops: [op(), op()] });
    // PostgreSQL does not allow this character in text.
    const message = { name: 'Eve', email: 'eve@example.org', subject: 'Hello', message: 'a\0b' };
    expect((await ada.post('/api/contact', message)).status).toBe(200);
    const rows = await before.services.db.selectFrom('records').selectAll().execute();
    expect(rows.length).toBeGreaterThan(3);
    await before.stop();

    expect(await run('postgres:///nowhere?host=/nowhere')).toMatchObject({ status: 1 });
    const { status, said } = await run(server.url);
    expect([status, said]).toEqual([0, expect.stringContaining('Moved: 2 accounts')]);
    const db = openPostgres(server.url);
    const moved = await db.selectFrom('records').selectAll().execute();
    const byId = (one: { id: string }, two: { id: string }) => (one.id < two.id ? -1 : 1);
    expect(moved.sort(byId)).toEqual(rows.sort(byId));
    const messages = await db.selectFrom('contacts').select('message').execute();
    expect(messages).toEqual([{ message: 'a\ufffdb' }]);
    await db.destroy();
    const [aside = ''] = readdirSync(folder).filter((name) => name.startsWith('before-postgres-'));
    expect(readdirSync(path.join(folder, aside))).toContain(DATABASE_FILE);
    expect(readdirSync(folder)).not.toContain(DATABASE_FILE);

    // A signed-in user stays signed in, and new accounts and operations get their own numbers.
    const after = await ApiInMemory.start({ DATABASE_URL: server.url });
    const back = after.visitor();
    back.cookies = ada.cookies;
    expect((await back.get('/api/auth/me')).body).toMatchObject({ user: { firstName: 'Ada' } });
    await after.member('Cyd');
    const people = await after.services.db.selectFrom('user_directory').select('n').execute();
    expect(new Set(people.map(({ n }) => n)).size).toBe(3);
    await after.stop();

    expect(await run(server.url)).toEqual(refused('There is nothing left to move: the data is in'));
    expect(await run(server.url)).toEqual(refused('Start the server with the same DATA_DIR'));
    const other = await freshDatabase(server.url);
    expect(await run(other.url)).toEqual(refused('It is not in "test_'));
    // As if the move had been cut off before it set the file aside.
    copyFileSync(path.join(folder, aside, DATABASE_FILE), database);
    expect(await run(server.url)).toEqual(refused('was moved from the file in .* before'));
    rmSync(database);
    await openDatabase(database).destroy();
    expect(await run(server.url)).toEqual(refused('they are not of the file in .*createdb'));
    expect(await run(server.url)).toEqual(refused('a start without DATABASE_URL after the move'));
    await other.drop();
  });
});

test.each([
  [['backup', tmpdir()], 'pg_dump'],
  [['move-to-postgres'], 'There is no database in'],
])('%j says what to do if the database is on a server', async (words, said) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-none-'));
  const settings = { DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/platelog' };
  const ended = await spawnAdmin(folder, words, undefined, settings);
  expect(ended).toMatchObject({ status: 1, said: expect.stringContaining(said) as string });
  expect(ended.said).not.toContain('secret');
  rmSync(folder, { recursive: true });
});

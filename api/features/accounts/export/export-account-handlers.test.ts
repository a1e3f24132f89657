import { type RawBuilder, sql } from 'kysely';

import { EXPORT_BYTES_HEADER, FRESH_MINUTES } from '#shared/contract/account-export';
import { ApiInMemory, registration, type Visitor } from '../../../../test/kit/api-in-memory';
import { OpenedArchive } from '../../../../test/kit/opened-archive';
import { dataUrl, picture } from '../../../../test/kit/pictures';
import { profileBody } from '../../../../test/kit/profiles';
import { postgresForTests } from '../../../../test/kit/server-database';
import { accountById } from '../../../store/accounts';
import type { ExportedTable, Meaning } from '../../../store/export/exported-table';
import { EXPORTED } from '../../../store/export/exported-tables';
import { NOT_EXPORTED } from '../../../store/export/not-exported';
import { accountArchive } from './account-archive';

const PASSWORD = registration()['password'] ?? '';

let clock = Date.parse('2026-11-23T08:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({}, () => clock);
});
afterAll(async () => api.stop());

const ask = async (visitor: Visitor, password?: string) =>
  fetch(`${api.url}/api/account/export`, {
    headers: { Cookie: visitor.cookies, 'Content-Type': 'application/json' },
    ...(password !== undefined && {
      method: 'POST',
      body: JSON.stringify({ currentPassword: password }),
    }),
  });
const exportOf = async (visitor: Visitor) => {
  const answer = await ask(visitor);
  expect(answer.status).toBe(200);
  return new OpenedArchive(await answer.arrayBuffer());
};

interface Column {
  name: string;
  type: string;
}
async function rows<Row>(query: RawBuilder<Row>): Promise<Row[]> {
  return (await query.execute(api.services.db)).rows;
}
const onPostgres = postgresForTests() !== undefined;
const columnsOf = async (table: string) =>
  rows(
    onPostgres
      ? sql<Column>`SELECT column_name AS name, upper(data_type) AS type
          FROM information_schema.columns WHERE table_name = ${table}`
      : sql<Column>`SELECT name, type FROM pragma_table_xinfo(${table})`,
  );
const tablesOf = async () =>
  rows(
    onPostgres
      ? sql<{ name: string }>`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`
      : sql<{ name: string }>`
          SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
  );

test('every column of every table is either exported or listed with the reason why it is not', async () => {
  const tables = await tablesOf();
  const schema = await Promise.all(
    tables.map(async ({ name }) =>
      (await columnsOf(name)).map((column) => `${name}.${column.name}`),
    ),
  );
  const listed = new Set(['records.data']);
  for (const { table, columns } of EXPORTED) {
    for (const column of Object.keys(columns)) listed.add(`${table}.${column}`);
  }
  const unnamed = schema.flat().filter((column) => {
    const [table = '', name = ''] = column.split('.');
    const reason = NOT_EXPORTED[table];
    if (typeof reason === 'string') return false;
    return listed.has(column) === (reason?.[name] !== undefined);
  });
  // Each column must be in one of two lists: api/store/export/exported-tables.ts or
  // not-exported.ts.
  expect(unnamed).toEqual([]);
  const named = Object.entries(NOT_EXPORTED).flatMap(([table, reason]) =>
    typeof reason === 'string' ? [] : Object.keys(reason).map((column) => `${table}.${column}`),
  );
  const gone = [...listed, ...named].filter((column) => !schema.flat().includes(column));
  expect(gone).toEqual([]);
  expect(new Set(EXPORTED.map(({ file }) => file)).size).toBe(EXPORTED.length);
});

let filled = 0;

async function addSession(user_id: string, token_hash: string): Promise<void> {
  const times = { created_at: 1, last_seen_at: 1, expires_at: 1 };
  await api.services.db
    .insertInto('sessions')
    .values({ token_hash, user_id, ...times, shared: 0 })
    .execute();
}

/** Inserts a row of the user into a table. Each column gets a different value. */
async function fill(table: ExportedTable, userId: string, mark: string) {
  const [head] = await rows(sql<{ n: number }>`SELECT COUNT(*) + 1 AS n FROM audit_log`);
  const values: Record<string, unknown> = {};
  for (const { name, type } of await columnsOf(table.table)) {
    filled += 1;
    const admitted = ADMITTED[`${table.table}.${name}`];
    if (name === table.owner) values[name] = userId;
    else if (admitted !== undefined) values[name] = admitted;
    else if (name === 'kind' && table.only !== undefined) values[name] = 'user';
    else if (name === 'deleted') values[name] = table.only === 'deleted = 1' ? 1 : 0;
    else if (name === 'n') values[name] = head?.n ?? 1;
    else if (NUMBERS.includes(type)) values[name] = 1_700_000_000_000 + filled * 1_000;
    else if (table.columns[name]?.as === 'json') values[name] = `{"of":"${mark} ${name}"}`;
    else values[name] = `${mark} ${table.file} ${name}`;
  }
  const { session_hash: session } = values;
  if (typeof session === 'string') await addSession(userId, session);
  const names = sql.join(Object.keys(values).map((name) => sql.ref(name)));
  await sql`INSERT INTO ${sql.table(table.table)} (${names})
    VALUES (${sql.join(Object.values(values))})`.execute(api.services.db);
  return values;
}

const NUMBERS = ['BIGINT', 'INTEGER'];
/** Columns for which the schema allows only a few values. */
const ADMITTED: Record<string, unknown> = { 'consents.kind': 'ai', 'consents.given': 1 };

/** A value as the export shows it. */
function shown(value: unknown, as: Meaning['as']): unknown {
  if (as === 'time') return new Date(value as number).toISOString();
  return as === 'json' ? JSON.parse(value as string) : value;
}

test('the export has each of these columns in its file, no secrets, and nothing of another user', async () => {
  const [ada, eve] = [await api.member('Ada'), await api.member('Eve')];
  const own = new Map<ExportedTable, Record<string, unknown>>();
  for (const table of EXPORTED.slice(1)) {
    own.set(table, await fill(table, ada.userId, 'mine'));
    await fill(table, eve.userId, 'theirs');
  }
  const archive = await exportOf(ada);
  const all = archive.names.map((name) => archive.text(name)).join('\n');
  for (const [table, values] of own) {
    const row = Object.entries(table.columns).map(([name, { as }]) => [
      name,
      shown(values[name], as),
    ]);
    expect([table.file, archive.rows(table.file)]).toEqual([
      table.file,
      expect.arrayContaining([expect.objectContaining(Object.fromEntries(row))]),
    ]);
    for (const name of Object.keys(NOT_EXPORTED[table.table] ?? {})) {
      expect(all).not.toContain(`mine ${table.file} ${name}`);
    }
  }
  expect(all).not.toContain('theirs');
});

test('the diary can be imported again, with its photos, and the README names each file', async () => {
  const ada = await api.member('Ada');
  await ada.post('/api/profile', profileBody());
  const words = { description: '2 eggs', notes: '=after my insulin', mealTime: '2026-11-21T08:30' };
  await ada.post('/api/analyze-text', words);
  const image = dataUrl(await picture(40, 30));
  const sent = await ada.post('/api/analyze-image', { image, mealTime: '2026-11-21T12:30' });
  const { photoId } = sent.body as { photoId: string };
  await ada.post('/api/contact', {
    name: 'Ada',
    email: 'other@example.org',
    subject: 'A question',
    message: 'About eggs',
  });
  const answer = await ask(ada);
  expect(Number(answer.headers.get(EXPORT_BYTES_HEADER))).toBeGreaterThan(100);
  expect(answer.headers.get('Content-Disposition')).toContain('platelog-export-2026-11-23.zip');
  const archive = new OpenedArchive(await answer.arrayBuffer());

  const whole = JSON.parse(archive.text('platelog.json')) as {
    records: Record<string, { id: string; data: { description?: string | null } }[]>;
  };
  expect(whole).toMatchObject({
    format: 'platelog-export',
    version: 1,
    exportedAt: '2026-11-23T08:00:00.000Z',
    account: { firstName: 'Ada', lastName: 'Lovelace' },
  });
  const meals = whole.records['meal'] ?? [];
  expect(meals.map(({ data }) => data.description).sort()).toEqual(['2 eggs', null].sort());
  expect(whole.records['profile']).toHaveLength(1);
  expect(whole.records['photo']?.map(({ id }) => id)).toEqual([photoId]);
  expect(archive.files[`photos/${photoId}.jpg`]?.subarray(0, 3)).toEqual(
    new Uint8Array([0xff, 0xd8, 0xff]),
  );
  expect(archive.text('meals.csv')).toContain(`"'=after my insulin"`);
  expect(archive.text('meals.csv').split('\r\n')).toHaveLength(4);

  expect(archive.rows('contact-messages')).toMatchObject([{ message: 'About eggs' }]);
  expect(archive.rows('account')).toMatchObject([{ id: ada.userId, first_name: 'Ada' }]);
  const readme = archive.text('README.txt');
  for (const name of archive.names.filter((one) => one.endsWith('.json'))) {
    expect(readme).toContain(name);
  }
  expect(readme).toContain(ada.userId);
});

test('a user who signed in a while ago must enter the password, and a wrong one is refused', async () => {
  const ada = await api.member('Ada');
  clock += FRESH_MINUTES * 60_000;
  await exportOf(ada);
  clock += 1;
  const late = await ask(ada);
  expect([late.status, await late.json()]).toMatchObject([403, { code: 'password_needed' }]);
  const wrong = await ask(ada, 'difference engine');
  expect([wrong.status, await wrong.json()]).toMatchObject([
    403,
    { code: 'wrong_password', fields: { currentPassword: expect.any(String) as string } },
  ]);
  const right = await ask(ada, PASSWORD);
  expect(new OpenedArchive(await right.arrayBuffer()).rows('account')).toHaveLength(1);
});

test('an export stops when its session ends, and the client sees that it is incomplete', async () => {
  const ada = await api.member('Ada');
  const { db } = api.services;
  const account = await accountById(db, ada.userId);
  if (!account) throw new Error('There is no account.');
  let files = 0;
  const isAllowed = async () => Promise.resolve((files += 1) < 3);
  const exportHost = { site: '', operator: '', mailbox: '', recipients: [] };
  const services = { ...api.services, exportHost };
  const taking = async () => {
    for await (const part of accountArchive(services, { account, byHost: false, isAllowed }))
      expect(part).toBeDefined();
  };
  await expect(taking()).rejects.toThrow('has ended');
});

import SQLite from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';

import { digestsOf } from '#shared/sync/digest';

import { digestsAt } from '../changes';
import { type Database, preparing } from '../database';
import { blankOldDeletions, purgeOldDeletions } from '../deletions';
import { eraseContents, eraseLeftContents } from '../erase-account';
import { listMeals } from '../meals/listed-meals';
import { migrate } from '../migrate';
import { forgetOldOperations } from '../operations';
import { forgetFilesOfGonePhotos } from '../photo-files/forget-files-of-gone-photos';
import { contentsInUse, livingAccounts, photosWaitingSince } from '../photos';
import { forgetReadingsOfGoneMeals, forgetUseBefore } from '../provider-use';
import { forgetEndedSessions } from '../sessions';

let connection: SQLite.Database;
let db: Database;
let asked: { text: string; values: unknown[] }[] = [];

beforeAll(async () => {
  connection = new SQLite(':memory:');
  db = new Kysely({
    dialect: new SqliteDialect({ database: preparing(connection) }),
    log: ({ query }) => {
      asked.push({ text: query.sql, values: [...query.parameters] });
    },
  });
  await migrate(db, 0);
  connection.exec(`INSERT INTO users (id, email, first_name, last_name, password, created_at, seq)
    VALUES ('me', 'me@example.org', '', '', '', 0, 3000)`);
});
afterAll(async () => db.destroy());
beforeEach(() => {
  asked = [];
});

/** The tables that a statement scans completely. */
function scanned(text: string, values: unknown[]): string[] {
  const plan = connection.prepare(`EXPLAIN QUERY PLAN ${text}`).all(...values) as {
    detail: string;
  }[];
  return plan
    .map(({ detail }) => detail)
    .filter(
      (detail) =>
        /^SCAN (?!item|\(|CONSTANT)/.test(detail) || detail.includes('TEMP B-TREE FOR ORDER'),
    );
}

const all = { from: undefined, to: undefined, limit: 50 };

test.each<[string, () => Promise<unknown>]>([
  ['a page of meals', async () => listMeals(db, 'me', all)],
  [
    'a page of a week',
    async () => listMeals(db, 'me', { ...all, from: '2026-01-01', to: '2026-01-07' }),
  ],
  ['a digest', async () => digestsAt(db, { userId: 'me', seq: 3000 }, ['meal'])],
  ['old deletions', async () => blankOldDeletions(db, 5)],
  ['the oldest deletions', async () => purgeOldDeletions(db, 5)],
  ['old operations', async () => forgetOldOperations(db, { payloadsBefore: 5, rowsBefore: 5 })],
  ['waiting photos', async () => photosWaitingSince(db, { before: 5, after: undefined, most: 9 })],
  ['files of deleted photos', async () => forgetFilesOfGonePhotos(db, 0)],
  ['contents', async () => contentsInUse(db, 'me', ['x'])],
  ['accounts', async () => livingAccounts(db, ['me'])],
  ['answers about deleted meals', async () => forgetReadingsOfGoneMeals(db)],
  ['the contents of an account', async () => eraseContents(db, 'me')],
  ['half deleted accounts', async () => eraseLeftContents(db)],
  ['ended sessions', async () => forgetEndedSessions(db, 5)],
  [
    "users' calls to the provider",
    async () => forgetUseBefore(db, { person: '2026-01-01', money: '' }),
  ],
])('%s: no table is scanned', async (_what, work) => {
  await work();
  const statements = asked.filter(({ text }) => !/^(begin|commit|PRAGMA)/.test(text));
  expect(statements.length).toBeGreaterThan(0);
  for (const { text, values } of statements) {
    if (text.includes('provider_days')) continue;
    expect([text, scanned(text, values)]).toEqual([text, []]);
  }
});

function addMeals(): void {
  const add = connection.prepare(
    `INSERT INTO records (user_id, type, id, seq, deleted, data, field_meta, created_at, updated_at)
     VALUES ('me', ?, ?, ?, ?, '{}', '[]', 0, 0)`,
  );
  for (let n = 1; n <= 3000; n += 1)
    add.run(n % 3 === 0 ? 'weight' : 'meal', `id${n}`, n, n % 7 === 0 ? 1 : 0);
}

test('a digest computed in slices equals the digest of all rows at one sequence number', async () => {
  addMeals();
  const rows = connection.prepare('SELECT type, id, seq FROM records WHERE deleted = 0').all() as {
    type: string;
    id: string;
    seq: number;
  }[];
  const kinds = ['meal', 'weight', 'food'];
  expect(await digestsAt(db, { userId: 'me', seq: 3000 }, kinds)).toEqual(digestsOf(kinds, rows));
  expect(await digestsAt(db, { userId: 'me', seq: 2999 }, kinds)).toBeUndefined();
});

test('if something changes between two slices the digest is undefined', async () => {
  const asking = digestsAt(db, { userId: 'me', seq: 3000 }, ['meal']);
  // After the first slice, before the second.
  await new Promise<void>((resolve) => {
    setImmediate(() => {
      connection.exec(`UPDATE records SET seq = 3001 WHERE id = 'id2900';
        UPDATE users SET seq = 3001 WHERE id = 'me'`);
      resolve();
    });
  });
  expect(await asking).toBeUndefined();
});

import { sql } from 'kysely';

import { freshDatabase } from '../../../test/kit/postgres-database';
import { describeOnPostgres, PostgresServer } from '../../../test/kit/postgres-server';
import { accountById } from '../accounts';
import type { Database } from '../database';
import { inTransaction } from '../in-transaction';
import { openPostgres } from './open-postgres';
import { isDatabaseAway } from './reach-postgres';

jest.setTimeout(60_000);

describeOnPostgres()('while another server adds a column to a table', () => {
  let server: PostgresServer;
  let url: string;
  let db: Database;
  let columns = 0;

  beforeAll(async () => {
    server = await PostgresServer.start();
    ({ url } = await freshDatabase(server.url));
    db = openPostgres(url);
  });

  afterAll(async () => {
    await db.destroy();
    await server.stop();
  });

  async function addColumn(): Promise<void> {
    const newer = openPostgres(url);
    columns += 1;
    await sql`ALTER TABLE users ADD COLUMN ${sql.ref(`later_${columns}`)} BIGINT`.execute(newer);
    await newer.destroy();
  }

  const isThere = async (on: Database) => (await accountById(on, 'nobody')) !== undefined;

  test('earlier statements still work on every connection', async () => {
    const atOnce = async () => Promise.all(Array.from({ length: 8 }, async () => isThere(db)));
    await atOnce();
    await addColumn();
    expect(await atOnce()).toEqual(Array<boolean>(8).fill(false));
  });

  test('a transaction that fails because of it can be repeated', async () => {
    const look = async () => inTransaction(db, isThere);
    await look();
    await addColumn();
    const error = await look().catch((found: unknown) => found);
    expect(isDatabaseAway(error)).toBe(true);
    expect(await look()).toBe(false);
  });
});

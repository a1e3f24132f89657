import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { openDatabase } from './database';
import { migrate } from './migrate';

const folder = mkdtempSync(path.join(tmpdir(), 'platelog-store-'));
const file = path.join(folder, 'platelog.sqlite');
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function pragma(db: ReturnType<typeof openDatabase>, name: string): Promise<unknown> {
  const { rows } = await sql<Record<string, unknown>>`PRAGMA ${sql.raw(name)}`.execute(db);
  return Object.values(rows[0] ?? {})[0];
}

test('every connection is durable, also a second one to a database that is already in WAL mode', async () => {
  for (let connection = 0; connection < 2; connection += 1) {
    const db = openDatabase(file);
    expect(await pragma(db, 'journal_mode')).toBe('wal');
    expect(await pragma(db, 'synchronous')).toBe(2);
    expect(await pragma(db, 'foreign_keys')).toBe(1);
    await migrate(db, 1);
    await db.destroy();
  }
});

test('migrating again changes nothing, and the epoch stays', async () => {
  const db = openDatabase(file);
  const before = await db.selectFrom('sys').selectAll().execute();
  await migrate(db, 2);
  expect(await db.selectFrom('sys').selectAll().execute()).toEqual(before);
  const versions = await db
    .selectFrom('schema_versions')
    .select(['version', 'applied_at'])
    .execute();
  expect(versions.every((row) => row.applied_at === 1)).toBe(true);
  await db.destroy();
});

test('accounts have every field that the specification names', async () => {
  const db = openDatabase(file);
  const tables = await db.introspection.getTables();
  const columns = (name: string) =>
    tables.find((table) => table.name === name)?.columns.map((column) => column.name);
  expect(columns('users')).toEqual(
    expect.arrayContaining([
      'id',
      'email',
      'first_name',
      'last_name',
      'password',
      'stripe_customer_id',
      'stripe_subscription_id',
      'subscription_status',
      'subscription_end_date',
      'images_uploaded',
      'is_admin',
      'reset_token',
      'reset_token_expiry',
      'upload_limit_reached_at',
      'last_daily_reminder_sent',
      'created_at',
    ]),
  );
  expect(columns('admins')).toEqual(
    expect.arrayContaining(['id', 'username', 'email', 'password', 'created_at']),
  );
  expect(columns('contacts')).toEqual(
    expect.arrayContaining(['id', 'email', 'name', 'subject', 'message', 'created_at']),
  );
  expect(columns('email_campaigns')).toEqual(
    expect.arrayContaining(['id', 'user_id', 'campaign_type', 'sent_at', 'triggered_at']),
  );
  await db.destroy();
});

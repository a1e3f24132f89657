// Commits numbered records until it is killed, and writes each number to a file when its commit has returned.
// Arguments: folder of the database, FULL, NORMAL or SHARED, first number, output file, id of the process that will
// kill it.
import { openSync, writeSync } from 'node:fs';
import path from 'node:path';

import { sql } from 'kysely';

import { createAccount } from '../../../api/store/accounts';
import { DATABASE_FILE, openDatabase, type Database } from '../../../api/store/database';
import { lockUserSequence } from '../../../api/store/lock-user-sequence';
import { migrate } from '../../../api/store/migrate';
import { writeRecord } from '../../../api/store/records';

const USER = 'ada';
const AT_ONCE = 4;
const WORDS = 'rice '.repeat(100);

async function main(): Promise<void> {
  const [folder = '', synchronous, first, said = '', killer] = process.argv.slice(2);
  const db = openDatabase(path.join(folder, DATABASE_FILE));
  await migrate(db, 0);
  await makeAccount(db);
  // openDatabase sets FULL.
  if (synchronous === 'NORMAL') await sql`PRAGMA synchronous = NORMAL`.execute(db);
  // Checkpoints the log every few commits, so that cuts happen during checkpoints too.
  await sql`PRAGMA wal_autocheckpoint = 250`.execute(db);
  const file = openSync(said, 'a');
  writeSync(file, `synchronous ${await levelOf(db)}\n`);
  // The process that should kill it may have died already.
  const isShared = synchronous === 'SHARED';
  const atOnce = isShared ? AT_ONCE : 1;
  for (let number = Number(first); process.ppid === Number(killer); number += atOnce) {
    const next = Array.from({ length: atOnce }, async (_, more) => {
      await (isShared ? commitSharing : commit)(db, number + more);
      writeSync(file, `${number + more}\n`);
    });
    await Promise.all(next);
  }
}

const recordOf = (number: number) =>
  ({ type: 'meal', id: String(number), fields: { number, words: WORDS }, now: number }) as const;

async function commit(db: Database, number: number): Promise<void> {
  await db.transaction().execute((trx) => writeRecord(trx, USER, recordOf(number)));
}

async function commitSharing(db: Database, number: number): Promise<void> {
  await lockUserSequence(db, USER, async ({ trx }) => writeRecord(trx, USER, recordOf(number)));
}

async function makeAccount(db: Database): Promise<void> {
  const name = { firstName: 'Ada', lastName: 'Lovelace' };
  await createAccount(db, { id: USER, email: 'a@example.org', ...name, passwordHash: '', now: 0 });
}

async function levelOf(db: Database): Promise<string> {
  const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(db);
  return ['OFF', 'NORMAL', 'FULL', 'EXTRA'][rows[0]?.synchronous ?? 0] ?? '';
}

void main();

import { createHmac, randomBytes } from 'node:crypto';

import type { Database, DatabaseTransaction } from './database';

const KEY = 'trials_key';

/** Makes hashes that nobody can make who has not the key of this server. */
export async function keyedHash(
  db: Database | DatabaseTransaction,
): Promise<(text: string) => string> {
  const key = (await readKey(db)) ?? (await makeKey(db));
  return (text) => createHmac('sha256', key).update(text).digest('base64url');
}

async function readKey(db: Database | DatabaseTransaction): Promise<string | undefined> {
  const row = await db.selectFrom('sys').select('v').where('k', '=', KEY).executeTakeFirst();
  return row?.v;
}

/** Of two that make it at once the first has its way. */
async function makeKey(db: Database | DatabaseTransaction): Promise<string> {
  const made = randomBytes(32).toString('base64url');
  await db
    .insertInto('sys')
    .values({ k: KEY, v: made })
    .onConflict((conflict) => conflict.column('k').doNothing())
    .execute();
  return (await readKey(db)) ?? made;
}

/** Who has had the free time of one of these hashes. */
export async function trialHolders(
  db: Database | DatabaseTransaction,
  hashes: string[],
): Promise<string[]> {
  const rows = await db.selectFrom('trials').select('holder').where('hash', 'in', hashes).execute();
  return rows.map(({ holder }) => holder);
}

export async function createTrials(
  trx: DatabaseTransaction,
  hashes: string[],
  { holder, now }: { holder: string; now: number },
): Promise<void> {
  await trx
    .insertInto('trials')
    .values(hashes.map((hash) => ({ hash, holder, at: now })))
    .onConflict((conflict) => conflict.column('hash').doNothing())
    .execute();
}

export async function forgetTrialsBefore(db: Database, before: number): Promise<void> {
  await db.deleteFrom('trials').where('at', '<', before).execute();
}

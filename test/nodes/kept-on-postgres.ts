import { createHash } from 'node:crypto';
import { sql } from 'kysely';

import type { Database, DatabaseTransaction } from '../../api/store/database';
import { inReading } from '../../api/store/in-transaction';
import {
  type AccountRows,
  asHolding,
  type Holding,
  type Kept,
  type KeptOperation,
  PARTS,
} from '../crash/snapshot';

/**
 * What a PostgreSQL database and a bucket store of some accounts; the rows are from one snapshot.
 * @param read returns the bytes of an object; undefined if it does not exist
 */
export async function keptOnPostgres(
  db: Database,
  read: (key: string) => Buffer | undefined,
  userIds: string[],
): Promise<Kept> {
  const holdings = await inReading(db, async (trx) => {
    const found = new Map<string, Holding>();
    for (const id of userIds) found.set(id, await holdingOf(trx, id));
    return found;
  });
  const hashOf = (userId: string, name: string) => {
    const bytes = read(`${userId}/${name}`);
    return bytes && createHash('sha256').update(bytes).digest('hex');
  };
  return { holdings, hashOf };
}

async function holdingOf(trx: DatabaseTransaction, userId: string): Promise<Holding> {
  const all = async <Row>(part: keyof typeof PARTS) =>
    (await sql<Row>`${sql.raw(PARTS[part])} WHERE user_id = ${userId}`.execute(trx)).rows;
  const facts = await trx
    .selectFrom('users')
    .select(['seq', 'images_uploaded'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const rows: AccountRows = {
    facts,
    operations: [
      ...(await all<KeptOperation>('operations')),
      ...(await all<KeptOperation>('makers')),
    ],
    records: await all('records'),
    files: await all('files'),
    charges: await all('charges'),
    credits: await all('credits'),
    jobs: await all('jobs'),
  };
  return asHolding(rows);
}

import type { Database, DatabaseTransaction } from './database';
import type { FactorOwner } from './second-factors';

/** Gives somebody new recovery codes; those of before open nothing any more. */
export async function replaceRecoveryCodes(
  trx: DatabaseTransaction,
  { kind, owner_id }: FactorOwner,
  hashes: readonly string[],
): Promise<void> {
  await trx
    .deleteFrom('recovery_codes')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .execute();
  const rows = hashes.map((code_hash) => ({ kind, owner_id, code_hash }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

/** Uses a recovery code up; false where it is none, or was used before. */
export async function takeRecoveryCode(
  trx: DatabaseTransaction,
  { kind, owner_id }: FactorOwner,
  hash: string,
): Promise<boolean> {
  const taken = await trx
    .deleteFrom('recovery_codes')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return taken.numDeletedRows > 0n;
}

export async function countRecoveryCodes(
  db: Database | DatabaseTransaction,
  { kind, owner_id }: FactorOwner,
): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_codes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .executeTakeFirstOrThrow();
  return count;
}

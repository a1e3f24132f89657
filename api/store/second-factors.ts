import type { Database, DatabaseTransaction } from './database';
import type { SecondFactorsTable } from './tables';

/** The owner of a second factor. */
export type FactorOwner = Pick<SecondFactorsTable, 'kind' | 'owner_id'>;

/** The owner's active second factor; undefined if there is none. */
export async function secondFactorOf(
  db: Database | DatabaseTransaction,
  { kind, owner_id }: FactorOwner,
): Promise<(SecondFactorsTable & { since: number }) | undefined> {
  const row = await db
    .selectFrom('second_factors')
    .selectAll()
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .where('since', 'is not', null)
    .executeTakeFirst();
  const since = row?.since ?? null;
  return row && since !== null ? { ...row, since } : undefined;
}

/** Stores a secret that is not active yet, replacing an earlier inactive one; false if one is active. */
export async function beginSecondFactor(
  trx: DatabaseTransaction,
  owner: FactorOwner,
  { secret, now }: { secret: string; now: number },
): Promise<boolean> {
  const put = await trx
    .insertInto('second_factors')
    .values({ ...owner, secret, begun_at: now, since: null, last_step: 0 })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'owner_id'])
        .doUpdateSet({ secret, begun_at: now })
        .where('second_factors.since', 'is', null),
    )
    .executeTakeFirst();
  return (put.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** An inactive secret that was created after a time. */
export async function begunSecret(
  trx: DatabaseTransaction,
  { kind, owner_id }: FactorOwner,
  after: number,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('second_factors')
    .select('secret')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .where('since', 'is', null)
    .where('begun_at', '>', after)
    .executeTakeFirst();
  return row?.secret;
}

/** Activates a secret. The time step of the code that confirmed it is used up. */
export async function putSecondFactor(
  trx: DatabaseTransaction,
  owner: FactorOwner,
  { secret, step, now }: { secret: string; step: number; now: number },
): Promise<void> {
  const facts = { secret, begun_at: now, since: now, last_step: step };
  await trx
    .insertInto('second_factors')
    .values({ ...owner, ...facts })
    .onConflict((conflict) => conflict.columns(['kind', 'owner_id']).doUpdateSet(facts))
    .execute();
}

/** Removes a second factor and its recovery codes; false if none was active. */
export async function deleteSecondFactor(
  trx: DatabaseTransaction,
  { kind, owner_id }: FactorOwner,
): Promise<boolean> {
  await trx
    .deleteFrom('recovery_codes')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .execute();
  const gone = await trx
    .deleteFrom('second_factors')
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .returning('since')
    .executeTakeFirst();
  return gone !== undefined && gone.since !== null;
}

/** Uses up the code of a time step and all older ones; false if this or a later step was already used. */
export async function takeStep(
  trx: DatabaseTransaction,
  { kind, owner_id }: FactorOwner,
  step: number,
): Promise<boolean> {
  const taken = await trx
    .updateTable('second_factors')
    .set({ last_step: step })
    .where('kind', '=', kind)
    .where('owner_id', '=', owner_id)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return taken.numUpdatedRows > 0n;
}

/** Replaces the owner's recovery codes. The old ones stop working. */
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

/** Uses up a recovery code; false if it is wrong or was already used. */
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

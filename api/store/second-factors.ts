import type { Database, DatabaseTransaction } from './database';
import type { SecondFactorsTable } from './tables';

/** Whose second factor it is. */
export type FactorOwner = Pick<SecondFactorsTable, 'kind' | 'owner_id'>;

/** The second factor that somebody has to show; undefined where they have none. */
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

/** Keeps a secret that does not count yet, in place of one before it; false where one counts already. */
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

/** A secret that was begun after a time and does not count yet. */
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

/** From now on a secret counts; the step of the code that proved it is used up. */
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

/** Takes a second factor away, with all its recovery codes; false where there was none that counted. */
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

/** Uses a code up, with all that are older; false where this one or a younger was used before. */
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

import type { Database } from './database';

const NOTHING = 'null';

/** Takes the data out of records that were deleted before a time; the deletion itself stays known. */
export async function blankOldDeletions(db: Database, before: number): Promise<void> {
  await db
    .updateTable('records')
    .set({ data: NOTHING, field_meta: '[]' })
    .where('deleted', '=', 1)
    .where('updated_at', '<', before)
    .where('data', '!=', NOTHING)
    .execute();
}

/**
 * Forgets records that were deleted before a time. The highest number that goes is noted as the
 * person's floor: a device whose cursor is below it has missed a deletion and loads anew.
 */
export async function purgeOldDeletions(db: Database, before: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const going = await trx
      .selectFrom('records')
      .select((eb) => ['user_id', eb.fn.max('seq').as('seq')])
      .where('deleted', '=', 1)
      .where('updated_at', '<', before)
      .groupBy('user_id')
      .execute();
    for (const { user_id, seq } of going) {
      await trx
        .updateTable('users')
        .set({ floor: seq })
        .where('id', '=', user_id)
        .where('floor', '<', seq)
        .execute();
    }
    await trx
      .deleteFrom('records')
      .where('deleted', '=', 1)
      .where('updated_at', '<', before)
      .execute();
  });
}

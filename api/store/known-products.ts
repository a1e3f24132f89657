import type { FoodFields } from '#shared/records/food';

import type { Database } from './database';

export interface KnownProduct {
  food: FoodFields | null;
  askedAt: number;
}

/** What was answered of a barcode the last time that it was asked for. */
export async function getKnownProduct(
  db: Database,
  barcode: string,
): Promise<KnownProduct | undefined> {
  const row = await db
    .selectFrom('known_products')
    .selectAll()
    .where('barcode', '=', barcode)
    .executeTakeFirst();
  if (!row) return undefined;
  const food = row.facts === null ? null : (JSON.parse(row.facts) as FoodFields);
  return { food, askedAt: row.asked_at };
}

export async function upsertKnownProduct(
  db: Database,
  barcode: string,
  { food, askedAt }: KnownProduct,
): Promise<void> {
  const row = { facts: food === null ? null : JSON.stringify(food), asked_at: askedAt };
  await db
    .insertInto('known_products')
    .values({ barcode, ...row })
    .onConflict((conflict) => conflict.column('barcode').doUpdateSet(row))
    .execute();
}

/** Deletes answers that nobody has asked for again since then. */
export async function forgetProductsBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('known_products').where('asked_at', '<', time).execute();
}

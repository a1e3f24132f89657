import type { FoodFields } from '#shared/records/food';

import type { Database } from './database';

export interface KnownProduct {
  food: FoodFields | null;
  askedAt: number;
}

/** The stored result of the last lookup of a barcode. */
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

/** Deletes results that were last looked up before a time. */
export async function forgetProductsBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('known_products').where('asked_at', '<', time).execute();
}

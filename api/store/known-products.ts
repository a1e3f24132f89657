import type { ProductFacts } from '#shared/records/product';

import type { Database } from './database';

export interface KnownProduct {
  facts: ProductFacts | null;
  askedAt: number;
}

/** What was answered of a barcode the last time that it was asked for. */
export async function knownProduct(
  db: Database,
  barcode: string,
): Promise<KnownProduct | undefined> {
  const row = await db
    .selectFrom('known_products')
    .selectAll()
    .where('barcode', '=', barcode)
    .executeTakeFirst();
  if (!row) return undefined;
  const facts = row.facts === null ? null : (JSON.parse(row.facts) as ProductFacts);
  return { facts, askedAt: row.asked_at };
}

export async function keepKnownProduct(
  db: Database,
  barcode: string,
  { facts, askedAt }: KnownProduct,
): Promise<void> {
  const row = { facts: facts === null ? null : JSON.stringify(facts), asked_at: askedAt };
  await db
    .insertInto('known_products')
    .values({ barcode, ...row })
    .onConflict((conflict) => conflict.column('barcode').doUpdateSet(row))
    .execute();
}

/** Lets go of answers that nobody has asked for anew since then. */
export async function forgetProductsBefore(db: Database, time: number): Promise<void> {
  await db.deleteFrom('known_products').where('asked_at', '<', time).execute();
}

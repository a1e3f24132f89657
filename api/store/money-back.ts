import { sql } from 'kysely';

import type { MoneyBack } from '#shared/contract/admin/users';

import type { MoneyBackTable } from './admin-tables';
import type { Database } from './database';

/** Keeps what Stripe said last of a refund or a dispute. */
export async function upsertMoneyBack(db: Database, row: MoneyBackTable): Promise<void> {
  await db
    .insertInto('money_back')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** A person's refunds and disputes as JSON, the newest first; for a query that has `users`. */
export const moneyBackOfUser = sql<string>`(
  SELECT json_group_array(json_object(
    'kind', kind, 'status', status, 'cents', cents, 'currency', currency, 'at', at))
  FROM (SELECT * FROM money_back WHERE user_id = users.id ORDER BY at DESC, id LIMIT 20))`;

export function moneyBackOf(json: string): MoneyBack[] {
  return JSON.parse(json) as MoneyBack[];
}

import type { AccountDatabase } from './database';

/** Each saved change is exactly one of: in the outbox, confirmed, carried on in a later change, or given up. */
export interface Ledger {
  saved: number;
  confirmed: number;
  carriedOn: number;
  givenUp: number;
}

const KEY = 'ledger';
const EMPTY: Ledger = { saved: 0, confirmed: 0, carriedOn: 0, givenUp: 0 };

export async function readLedger(db: AccountDatabase): Promise<Ledger> {
  return { ...EMPTY, ...((await db.meta.get(KEY))?.value as Partial<Ledger> | undefined) };
}

/** Call inside the transaction that makes the changes: ledger and outbox must always agree. */
export async function enter(db: AccountDatabase, changes: Partial<Ledger>): Promise<void> {
  const ledger = await readLedger(db);
  for (const column of Object.keys(EMPTY) as (keyof Ledger)[]) {
    ledger[column] += changes[column] ?? 0;
  }
  await db.meta.put({ key: KEY, value: ledger });
}

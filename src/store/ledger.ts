import type { AccountDatabase } from './database';

/**
 * The account of this device's changes: every one that was saved is confirmed by the server, waits
 * in the outbox, was refused, has gone on in a later one, or was given up by its owner.
 */
export interface Ledger {
  saved: number;
  confirmed: number;
  /** Refused changes that went on as part of a later one. */
  carriedOn: number;
  givenUp: number;
}

const KEY = 'ledger';
const EMPTY: Ledger = { saved: 0, confirmed: 0, carriedOn: 0, givenUp: 0 };

export async function readLedger(db: AccountDatabase): Promise<Ledger> {
  return { ...EMPTY, ...((await db.meta.get(KEY))?.value as Partial<Ledger> | undefined) };
}

/** Enters changes, inside the transaction that makes them: the account and the outbox never part. */
export async function enter(db: AccountDatabase, changes: Partial<Ledger>): Promise<void> {
  const ledger = await readLedger(db);
  for (const column of Object.keys(EMPTY) as (keyof Ledger)[]) {
    ledger[column] += changes[column] ?? 0;
  }
  await db.meta.put({ key: KEY, value: ledger });
}

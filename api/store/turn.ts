import type { Transaction } from 'kysely';

import { Statement } from './statement';
import type { Tables } from './tables';
import type { Usage } from './usage';

/** A person's turn to write: it holds their sequence, so that its order is the order of commits. */
export interface Turn {
  trx: Transaction<Tables>;
  userId: string;
  /** The last sequence number given out. */
  seq: number;
  /** What the account holds, with what this turn has written. */
  usage: Usage;
}

const locking = new Statement((db, { userId }: { userId: string }) =>
  db
    .updateTable('users')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .where('id', '=', userId)
    .returning(['seq', 'records_kept', 'bytes_kept']),
);

/**
 * Takes a person's turn. Their row is written before anything is read, which locks it: two
 * processes can never give out one number twice, nor commit a lower one after a higher.
 */
export async function takeTurn(trx: Transaction<Tables>, userId: string): Promise<Turn> {
  return turnOf(trx, userId, await locking.first(trx, { userId }));
}

const reading = new Statement((db, { userId }: { userId: string }) =>
  db.selectFrom('users').select(['seq', 'records_kept', 'bytes_kept']).where('id', '=', userId),
);

/** A look at where a person's sequence stands, by whoever only reads; nothing is written or locked. */
export async function readTurn(trx: Transaction<Tables>, userId: string): Promise<Turn> {
  return turnOf(trx, userId, await reading.first(trx, { userId }));
}

function turnOf(
  trx: Transaction<Tables>,
  userId: string,
  found: { seq: number; records_kept: number; bytes_kept: number } | undefined,
): Turn {
  if (!found) throw new Error('Nobody has this turn.');
  const { seq, records_kept: records, bytes_kept: bytes } = found;
  return { trx, userId, seq, usage: { records, bytes } };
}

/** Gives out the next number of a turn. */
export function nextNumber(turn: Turn): number {
  turn.seq += 1;
  return turn.seq;
}

const ending = new Statement(
  (db, { userId, seq, records, bytes }: Usage & { userId: string; seq: number }) =>
    db
      .updateTable('users')
      .set({ seq, records_kept: records, bytes_kept: bytes })
      .where('id', '=', userId),
);

/** Ends a turn by writing down the numbers that it gave out, and what the account holds now. */
export async function endTurn({ trx, userId, seq, usage }: Turn): Promise<void> {
  await ending.all(trx, { userId, seq, ...usage });
}

import type { Transaction } from 'kysely';

import type { Tables } from './tables';

/** A person's turn to write: it holds their sequence, so that its order is the order of commits. */
export interface Turn {
  trx: Transaction<Tables>;
  userId: string;
  /** The last sequence number given out. */
  seq: number;
}

/**
 * Takes a person's turn. Their row is written before anything is read, which locks it: two
 * processes can never give out one number twice, nor commit a lower one after a higher.
 */
export async function takeTurn(trx: Transaction<Tables>, userId: string): Promise<Turn> {
  const { seq } = await trx
    .updateTable('users')
    .set((eb) => ({ seq: eb.ref('seq') }))
    .where('id', '=', userId)
    .returning('seq')
    .executeTakeFirstOrThrow();
  return { trx, userId, seq };
}

/** A look at where a person's sequence stands, by whoever only reads; nothing is written or locked. */
export async function readTurn(trx: Transaction<Tables>, userId: string): Promise<Turn> {
  const { seq } = await trx
    .selectFrom('users')
    .select('seq')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { trx, userId, seq };
}

/** Gives out the next number of a turn. */
export function nextNumber(turn: Turn): number {
  turn.seq += 1;
  return turn.seq;
}

/** Ends a turn by writing down the numbers that it gave out. */
export async function endTurn({ trx, userId, seq }: Turn): Promise<void> {
  await trx.updateTable('users').set({ seq }).where('id', '=', userId).execute();
}

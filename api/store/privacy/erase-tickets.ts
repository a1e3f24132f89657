import type { Database } from '../database';
import { inTransaction } from '../in-transaction';
import { keepLatest } from '../keep-latest';
import { logSyncOf } from '../write-ahead-log/log-sync';
import { SESSIONS_MOST } from '../sessions';
import type { EraseTicketsTable } from './privacy-tables';

/** The most tickets of one user. One more removes the one that was given first. */
export const TICKETS_MOST = SESSIONS_MOST;

/** Stores the ticket with which a device can ask, without a session, whether its account was deleted. */
export async function upsertEraseTicket(db: Database, ticket: EraseTicketsTable): Promise<void> {
  const { user_id, given_at } = ticket;
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('erase_tickets')
      .values(ticket)
      // A ticket of another user stays theirs.
      .onConflict((conflict) =>
        conflict
          .column('ticket_hash')
          .doUpdateSet({ given_at })
          .where('erase_tickets.user_id', '=', user_id),
      )
      .execute();
    const latest = { key: 'ticket_hash', by: ['given_at'], most: TICKETS_MOST } as const;
    await keepLatest(trx, { table: 'erase_tickets', ...latest }, { user_id });
  });
}

/** Whether a ticket belongs to a deleted account; false also for an unknown ticket. */
export async function isTicketOfDeleted(
  db: Database,
  userId: string,
  ticketHash: string,
): Promise<boolean> {
  const found = await db
    .selectFrom('erase_tickets')
    .innerJoin('users', 'users.id', 'erase_tickets.user_id')
    .select('erase_tickets.given_at')
    .where('erase_tickets.ticket_hash', '=', ticketHash)
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is not', null)
    .executeTakeFirst();
  // A device that gets this answer deletes its data, so a power failure must not undo the deletion.
  if (found) await logSyncOf(db)?.settled(userId);
  return found !== undefined;
}

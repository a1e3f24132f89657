import type { Database } from '../database';
import { inTransaction } from '../in-transaction';
import { keepLatest } from '../keep-latest';
import { logSyncOf } from '../write-ahead-log/log-sync';
import { SESSIONS_MOST } from '../sessions';
import type { EraseTicketsTable } from './privacy-tables';

/** Tickets of one person; with one more, the one that was given longest ago goes. */
export const TICKETS_MOST = SESSIONS_MOST;

/** Keeps what a device asks with, without a session, whether its account was deleted. */
export async function upsertEraseTicket(db: Database, ticket: EraseTicketsTable): Promise<void> {
  const { user_id, given_at } = ticket;
  await inTransaction(db, async (trx) => {
    await trx
      .insertInto('erase_tickets')
      .values(ticket)
      // Somebody else's ticket stays theirs.
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

/** Whether a ticket is of an account that was deleted; the same answer where it is of none. */
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
  // A device that gets this answer deletes its data: a power cut must not take the deletion back.
  if (found) await logSyncOf(db)?.settled(userId);
  return found !== undefined;
}

import type { ContactRow } from '#shared/contract/admin/contacts';

import type { ContactsTable } from '../admin-tables';
import type { Database, DatabaseTransaction } from '../database';
import { withoutFsync } from '../in-transaction';
import { inSlices } from '../long-work/in-slices';

/** Stores a message from the contact form. @param senderId the account that was signed in */
export async function createContact(
  db: Database | DatabaseTransaction,
  contact: Omit<ContactsTable, 'sender_id' | 'handled_at' | 'handled_by'>,
  senderId?: string,
): Promise<void> {
  await db
    .insertInto('contacts')
    .values((eb) => ({
      ...contact,
      // Checked, because the session of a deleted account still exists.
      sender_id: eb
        .selectFrom('users')
        .select('id')
        .where('id', '=', senderId ?? '')
        .where('deleted_at', 'is', null),
    }))
    .execute();
}

/** A page of the messages, newest first, and how many there are. */
export async function listContacts(
  trx: DatabaseTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ contacts: ContactRow[]; total: number }> {
  const contacts = await trx
    .selectFrom('contacts')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at as createdAt'])
    .select(['handled_at as handledAt', 'handled_by as handledBy'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await trx
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { contacts, total };
}

/** Deletes a message; false if there is none. */
export async function deleteContact(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const removed = await trx.deleteFrom('contacts').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

/** Records who has handled a message, or that it is open again; false if there is none. */
export async function setContactHandled(
  trx: DatabaseTransaction,
  id: string,
  handled: { at: number | null; by: string | null },
): Promise<boolean> {
  const changed = await trx
    .updateTable('contacts')
    .set({ handled_at: handled.at, handled_by: handled.by })
    .where('id', '=', id)
    .executeTakeFirst();
  return changed.numUpdatedRows > 0n;
}

/** The number of messages that nobody has handled yet. */
export async function countOpenContacts(trx: DatabaseTransaction): Promise<number> {
  const { count } = await trx
    .selectFrom('contacts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('handled_at', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

export async function forgetContactsBefore(db: Database, time: number): Promise<void> {
  await inSlices(async (most) => {
    const old = db
      .selectFrom('contacts')
      .select('id')
      .where('created_at', '<', time)
      .orderBy('created_at')
      .limit(most);
    return withoutFsync(db, async (trx) => {
      const removed = await trx.deleteFrom('contacts').where('id', 'in', old).executeTakeFirst();
      return Number(removed.numDeletedRows);
    });
  });
}

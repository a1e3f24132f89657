import type { ContactRow } from '#shared/contract/admin/contacts';

import type { ContactsTable } from '../admin-tables';
import type { Database, DatabaseTransaction } from '../database';

/** Keeps a message that came through the contact form. */
export async function createContact(db: Database, contact: ContactsTable): Promise<void> {
  await db.insertInto('contacts').values(contact).execute();
}

/** A page of the messages, newest first, and how many there are. */
export async function listContacts(
  trx: DatabaseTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ contacts: ContactRow[]; total: number }> {
  const contacts = await trx
    .selectFrom('contacts')
    .select(['id', 'name', 'email', 'subject', 'message', 'created_at as createdAt'])
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

/** Deletes a message; false where there is none. */
export async function deleteContact(trx: DatabaseTransaction, id: string): Promise<boolean> {
  const removed = await trx.deleteFrom('contacts').where('id', '=', id).executeTakeFirst();
  return removed.numDeletedRows > 0n;
}

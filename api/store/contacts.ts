import type { Database } from './database';
import type { ContactsTable } from './tables';

/** Keeps a message that came through the contact form. */
export async function addContact(db: Database, contact: ContactsTable): Promise<void> {
  await db.insertInto('contacts').values(contact).execute();
}

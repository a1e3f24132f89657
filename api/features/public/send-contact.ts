import { uuidv7 } from 'uuidv7';

import type { sendContact } from '#shared/contract/contact';

import type { PublicHandler } from '../../http/endpoint';
import type { Mail, Mailer } from '../../jobs/mail/mailer';
import { allAdmins } from '../../store/admins';
import type { Database, DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { countOpenContacts, createContact } from '../../store/messages/contacts';

interface ContactServices {
  db: Database;
  now: () => number;
  mailer: Mailer;
  publicUrl: string;
  /** The address to notify, instead of every administrator. */
  contactEmail: string | undefined;
}

/** Stores a message, and notifies the host by mail. */
export function sendContactHandler(services: ContactServices): PublicHandler<typeof sendContact> {
  const { db, now } = services;
  return async ({ input, session }) => {
    const { name, email, subject, message = '' } = input;
    const sender = await session.userId();
    await inTransaction(db, async (trx) => {
      const text = message === '' ? null : message;
      const created_at = now();
      const contact = { id: uuidv7(), name, email, subject, message: text, created_at };
      await createContact(trx, contact, sender);
      await tellHost(trx, services);
    });
    return { ok: true };
  };
}

/** The mail does not contain the message, because mail may be read by others. */
async function tellHost(
  trx: DatabaseTransaction,
  { mailer, publicUrl, contactEmail }: ContactServices,
): Promise<void> {
  if (!mailer.isSetUp) return;
  const admins = await allAdmins(trx);
  const living = admins.filter(({ disabled_at: out }) => out === null).map(({ email }) => email);
  const open = await countOpenContacts(trx);
  for (const to of contactEmail === undefined ? living : [contactEmail]) {
    await mailer.post(trx, contactMail(to, { open, publicUrl }));
  }
}

function contactMail(to: string, { open, publicUrl }: { open: number; publicUrl: string }): Mail {
  const count = open === 1 ? '1 message is' : `${open} messages are`;
  return {
    kind: 'contact_came',
    to,
    subject: 'Platelog: new message from the contact form',
    text:
      `Hello,\n\nSomeone sent you a message with the contact form at ${publicUrl}. ${count} not ` +
      `handled yet. Read and handle them in the admin area, under Messages: ${publicUrl}/admin\n\nPlatelog`,
  };
}

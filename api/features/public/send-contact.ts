import { uuidv7 } from 'uuidv7';

import type { sendContact } from '#shared/contract/contact';

import type { PublicHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { createContact } from '../../store/messages/contacts';

export function sendContactHandler({
  db,
  now,
}: {
  db: Database;
  now: () => number;
}): PublicHandler<typeof sendContact> {
  return async ({ input }) => {
    const { name, email, subject, message = '' } = input;
    await createContact(db, {
      id: uuidv7(),
      name,
      email,
      subject,
      message: message === '' ? null : message,
      created_at: now(),
    });
    return { ok: true };
  };
}

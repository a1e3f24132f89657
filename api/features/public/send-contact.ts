import { uuidv7 } from 'uuidv7';

import type { sendContact } from '#shared/contract/contact';

import type { PublicHandler } from '../../http/endpoint';
import type { Database } from '../../store/database';
import { createContact } from '../../store/contacts';

export function sendContactHandler({
  db,
  now,
}: {
  db: Database;
  now: () => number;
}): PublicHandler<typeof sendContact> {
  return async ({ input, session }) => {
    const { name, email, subject, message = '' } = input;
    const contact = {
      id: uuidv7(),
      name,
      email,
      subject,
      message: message === '' ? null : message,
      created_at: now(),
    };
    await createContact(db, contact, await session.userId());
    return { ok: true };
  };
}

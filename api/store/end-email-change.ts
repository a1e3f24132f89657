import type { MailKind } from '#shared/contract/admin/mails';

import type { DatabaseTransaction } from './database';

const KIND: MailKind = 'confirm_email';

/** Forgets a new e-mail that waits for its link to be opened, and the mail with the link where that waits too. */
export async function endEmailChange(trx: DatabaseTransaction, accountId: string): Promise<void> {
  await trx
    .updateTable('users')
    .set({ new_email: null, new_email_token: null, new_email_until: null })
    .where('id', '=', accountId)
    .where('new_email', 'is not', null)
    .execute();
  // Its row stays for a day, so that what goes to an address is counted.
  await trx
    .updateTable('mails')
    .set((eb) => ({
      ...{ state: 'dropped', ended_at: eb.ref('created_at') },
      ...{ recipient: '', subject: null, body: null },
    }))
    .where('kind', '=', KIND)
    .where('user_id', '=', accountId)
    .where('state', '=', 'waiting')
    .execute();
}

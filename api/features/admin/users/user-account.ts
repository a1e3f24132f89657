import type {
  AdminUser,
  deleteUser,
  endUserSessions,
  sendResetLink,
  updateUserEmail,
} from '#shared/contract/admin/users';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { type Mail, maskedAddress, type Posted } from '../../../jobs/mail/mailer';
import { accountById, type AccountRow, updateEmail } from '../../../store/accounts';
import type { Database, DatabaseTransaction } from '../../../store/database';
import { closeAccount, finishErasing } from '../../../store/erase-account';
import { deleteSessionsOf } from '../../../store/sessions';
import { getUser } from '../../../store/user-directory';
import type { AdminServices, AuditServices } from '../admin-services';
import { actorOf, audited, noteRefusal } from '../audit/audited';

/** @throws Refusal 'not_found', also for a deleted account */
export async function livingAccount(
  db: Database | DatabaseTransaction,
  id: string | undefined,
): Promise<AccountRow> {
  const account = await accountById(db, id ?? '');
  if (account?.deleted_at !== null) throw refuse('not_found', { detail: 'User not found' });
  return account;
}

export async function shownUser(
  trx: DatabaseTransaction,
  id: string,
): Promise<{ user: AdminUser }> {
  const user = await getUser(trx, id);
  if (!user) throw refuse('not_found', { detail: 'User not found' });
  return { user };
}

/** Signs an account out on every device. The devices keep what they have not sent yet. */
export function endUserSessionsHandler(
  services: AuditServices & Pick<AdminServices, 'onChange'>,
): AdminHandler<typeof endUserSessions> {
  const { now, onChange } = services;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'sessions_ended' as const, subjectId: id };
    const { userId, ended } = await audited(services, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const sessions = await deleteSessionsOf(trx, account.id, { now: now() });
      return { answer: { userId: account.id, ended: sessions }, detail: { sessions } };
    });
    onChange(userId);
    return { ok: true, ended };
  };
}

interface LinkServices extends AuditServices {
  /** Queues the mail, and stores the hash of its link's token. */
  postResetLink: (trx: DatabaseTransaction, account: AccountRow) => Promise<Posted>;
}

const REFUSALS = {
  not_set_up: 'mail_not_set_up',
  limited: 'rate_limited',
  full: 'busy',
} as const;

const TOO_MANY = 'This person has had several links within the hour. The newest one works.';

export function sendResetLinkHandler(services: LinkServices): AdminHandler<typeof sendResetLink> {
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'reset_link_sent' as const, subjectId: id };
    return audited(services, deed, async (trx) => {
      const posted = await services.postResetLink(trx, await livingAccount(trx, id));
      if (posted === 'limited') throw refuse('rate_limited', { detail: TOO_MANY });
      if (posted !== 'queued') throw refuse(REFUSALS[posted]);
      return { answer: { ok: true as const } };
    });
  };
}

type EmailServices = AuditServices &
  Pick<AdminServices, 'mailer' | 'publicUrl' | 'onChange' | 'onIdentity'>;

/** Changes an account's email and mails both addresses. */
export function updateUserEmailHandler(
  services: EmailServices,
): AdminHandler<typeof updateUserEmail> {
  const { mailer, publicUrl, onChange, onIdentity } = services;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'email_changed' as const, subjectId: id };
    const { user } = await audited(services, deed, async (trx) => {
      const account = await livingAccount(trx, id);
      const email = call.input.email.toLowerCase();
      if (email === account.email) throw refuseField('invalid_input', 'This is already the email.');
      const changed = await updateEmail(trx, account.id, { email, provedAt: null });
      if (!changed) throw refuseField('email_taken', 'An account with this email already exists');
      await onIdentity(trx, account.id);
      await mailer.post(trx, oldEmailMail(account.email, changed.email), account.id);
      await mailer.post(trx, newEmailMail(changed.email, publicUrl), account.id);
      return { answer: await shownUser(trx, account.id) };
    });
    onChange(user.id, 'account');
    return { user };
  };
}

function refuseField(code: 'invalid_input' | 'email_taken', words: string) {
  return refuse(code, { detail: words, fields: { email: words } });
}

function oldEmailMail(to: string, newEmail: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'Your Platelog email was changed',
    text:
      'Hello,\n\nAn administrator of this server changed the email of your Platelog account to ' +
      `${maskedAddress(newEmail)}. From now on, you sign in with the new email, and mail goes there.\n\n` +
      'If you did not ask for this, contact the person who runs this server right away.\n\nPlatelog',
  };
}

function newEmailMail(to: string, publicUrl: string): Mail {
  return {
    kind: 'email_changed',
    to,
    subject: 'This is your Platelog email now',
    text:
      'Hello,\n\nAn administrator of this server made this the email of a Platelog account. From ' +
      `now on, you sign in with it and your current password at ${publicUrl}/login.\n\n` +
      'If you have no account there, contact the person who runs this server.\n\nPlatelog',
  };
}

type DeletionServices = AuditServices &
  Pick<AdminServices, 'removals' | 'erased' | 'checkpoints' | 'mailer' | 'endBilling' | 'onChange'>;

export function deleteUserHandler(services: DeletionServices): AdminHandler<typeof deleteUser> {
  const { db, now, mailer, endBilling, onChange } = services;
  return async (call) => {
    const { id } = call.params;
    const deed = { by: actorOf(call), action: 'user_deleted' as const, subjectId: id };
    const account = await livingAccount(db, id).catch(async (error: unknown) => {
      await noteRefusal(services, deed, 'not_found');
      throw error;
    });
    const ended = await endBilling(account.id);
    const at = now();
    await audited(services, deed, async (trx) => {
      await livingAccount(trx, account.id);
      await closeAccount(trx, account.id, at, ended);
      // Without the account's id, so that the mail outlives the account.
      await mailer.post(trx, accountRemovedMail(account.email));
      return { answer: undefined };
    });
    await finishErasing(services, account.id, at);
    onChange(account.id);
    return { ok: true };
  };
}

function accountRemovedMail(to: string): Mail {
  return {
    kind: 'account_deleted',
    to,
    subject: 'Your Platelog account is deleted',
    text:
      'Hello,\n\nAn administrator of this server deleted your Platelog account and everything in ' +
      'it. If you had a subscription, it has ended. You will not be charged again.\n\n' +
      'If you have questions, contact the person who runs this server.\n\nPlatelog',
  };
}

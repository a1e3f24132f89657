import type { ListedMail, MailKind } from '#shared/contract/admin/mails';

import { capital } from '../../../../ui/words/capital';
import { counted } from '../../../../ui/words/counted';
import { secondWords } from '../../desk-words';

const KINDS: Record<MailKind, string> = {
  password_reset: 'Link to a new password',
  password_changed: 'Notice: password changed',
  confirm_email: 'Link that confirms an address',
  email_change_asked: 'Notice: email is about to change',
  email_changed: 'Notice: email changed',
  account_deleted: 'Notice: account deleted',
  new_device: 'Notice: sign-in on a new device',
  second_factor: 'Notice: second factor changed',
  desk_digest: 'Daily mail to administrators',
};

/** What a kind of mail is called; a newer server may have kinds that this page does not know. */
export function mailWords(kind: string): string {
  const known: Record<string, string> = KINDS;
  return known[kind] ?? capital(kind.replaceAll('_', ' '));
}

/** How often it was tried, and when that goes on. */
export function tryWords({ state, tries, nextTryAt, endsAt }: ListedMail): string {
  const tried = tries === 0 ? 'Not tried yet' : `Tried ${counted(tries, 'time')}`;
  if (state === 'failed') return tried;
  const next = nextTryAt === null ? 'being sent now' : `next at ${secondWords(nextTryAt)}`;
  return `${tried}, ${next}, until ${secondWords(endsAt)}`;
}

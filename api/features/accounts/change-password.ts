import type { changePassword } from '#shared/contract/account-changes';

import type { MemberCall, MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Mail } from '../../jobs/mail/mailer';
import { endEmailChange, NO_LINK, updatePassword } from '../../store/accounts';
import type { DatabaseTransaction } from '../../store/database';
import { forgetDevicesOf } from '../../store/sign-ins';
import { lockUserSequence } from '../../store/lock-user-sequence';
import { deleteSessionsOf } from '../../store/sessions';
import { unlinkIdentitiesOf } from '../../store/single-sign-on/identities';
import type { AccountServices } from './account-services';
import { checkPassword, WRONG_PASSWORD } from './check-password';
import { refuseWeakPassword } from './password';
import { UNLINKED } from './password-reset';

const SAME = 'This is already your password.';
const SAME_PASSWORD = { detail: SAME, fields: { password: SAME } };

type ChangeServices = Pick<
  AccountServices,
  'db' | 'now' | 'passwords' | 'guard' | 'mailer' | 'onSessionEnd'
>;

/** Ends the other sessions and the links of single sign-on, unless the call keeps them. */
export function changePasswordHandler(
  services: ChangeServices,
): MemberHandler<typeof changePassword> {
  const { db, now, passwords, mailer, onSessionEnd } = services;
  return async (call) => {
    const { account, input } = call;
    const { password, keepOtherSessions: keep = false } = input;
    await checkPassword(services, call, input.currentPassword);
    const { email, first_name: firstName, last_name: lastName } = account;
    refuseWeakPassword(password, { email, names: [firstName, lastName] });
    if (password === input.currentPassword) throw refuse('invalid_input', SAME_PASSWORD);
    const hash = await passwords.hash(password);
    const ended = await lockUserSequence(db, account.id, async ({ trx }) => {
      const changed = await updatePassword(trx, account, { password: hash, ...NO_LINK });
      // The password was changed after the check above.
      if (!changed) throw refuse('wrong_password', WRONG_PASSWORD);
      await endEmailChange(trx, account.id);
      const unlinked = keep ? 0 : await unlinkIdentitiesOf(trx, account.id);
      const isUnlinked = unlinked > 0;
      await mailer.post(trx, passwordChangedMail(email, { keep, isUnlinked }), account.id);
      return keep ? 0 : endOthers(trx, call, now());
    });
    if (!keep) onSessionEnd(account.id);
    return { ok: true, ended };
  };
}

/** Others may have known the old password: their devices are forgotten too. */
async function endOthers(
  trx: DatabaseTransaction,
  { account: { id }, session, device }: Pick<MemberCall<unknown>, 'account' | 'session' | 'device'>,
  now: number,
): Promise<number> {
  await forgetDevicesOf(trx, { kind: 'user', owner_id: id }, device.hash);
  return deleteSessionsOf(trx, id, { but: session.key, now });
}

function passwordChangedMail(
  to: string,
  { keep, isUnlinked }: { keep: boolean; isUnlinked: boolean },
): Mail {
  const others = keep
    ? 'Your other devices stay signed in, as chosen.'
    : 'Every other device was signed out. Entries that have not synced yet stay on their device.';
  return {
    kind: 'password_changed',
    to,
    subject: 'Your Platelog password was changed',
    text:
      'Hello,\n\nThe password of your Platelog account was just changed by someone who is signed in ' +
      `and knows the old password. ${others}${isUnlinked ? UNLINKED : ''}\n\n` +
      'If this was not you, choose a new password right away: use "Forgot your password?" on the ' +
      'sign-in page.\n\nPlatelog',
  };
}

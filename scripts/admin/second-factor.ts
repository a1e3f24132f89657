import { randomUUID } from 'node:crypto';

import { loadEnv } from '../../api/app/env';
import { secondFactorOffMail } from '../../api/features/accounts/second-factor/mails';
import { resetSecondFactor } from '../../api/features/accounts/second-factor/second-factor';
import {
  offerSecret,
  removeSecondFactor,
  setSecondFactor,
} from '../../api/features/admin/administrators/set-second-factor';
import { audited, HOST } from '../../api/features/admin/audit/audited';
import { MailServer } from '../../api/gateways/mail-server';
import { Mailer } from '../../api/jobs/mail/mailer';
import { accountByEmail } from '../../api/store/accounts';
import { commandParts, withDatabase } from './data-folder';
import { ask } from './terminal';

/** `second-factor NAME` sets one up, `second-factor NAME off` removes it. */
export async function secondFactor([username = '', off]: string[]): Promise<void> {
  if (off !== undefined && off !== 'off')
    throw new Error(`'${off}' is not known here. To take it away: second-factor NAME off`);
  await withDatabase(async (db) => {
    const parts = commandParts(db);
    if (off === 'off') {
      await removeSecondFactor(parts, username);
      console.log(`${username} signs in with only a password now.`);
      return;
    }
    const { secret, address } = await offerSecret(parts, username);
    console.log(`Give this to an authenticator app, as a key or as an address:`);
    console.log(secret);
    console.log(address);
    const code = await ask('The six digits that it shows: ');
    const codes = await setSecondFactor(parts, { username, secret, code: code.trim() });
    console.log(`From now on, ${username} also needs a code from the app.`);
    console.log(
      'Recovery codes. Each one works once instead of a code from the app. They are shown only now:',
    );
    for (const one of codes) console.log(one);
  });
}

/** For a user who has lost their phone and their recovery codes: afterwards only the password is needed. */
export async function resetUserSecondFactor([email = '']: string[]): Promise<void> {
  await withDatabase(async (db) => {
    const account = await accountByEmail(db, email);
    if (!account) throw new Error('No account has this email.');
    const parts = commandParts(db);
    const mail = loadEnv().mail;
    const server = mail && new MailServer(mail);
    const mailer = new Mailer({ ...parts, owner: randomUUID(), server });
    const deed = { by: HOST, action: 'user_second_factor_removed' as const };
    await audited(parts, { ...deed, subjectId: account.id }, async (trx) => {
      if (!(await resetSecondFactor(trx, account, parts.now()))) {
        throw new Error(`${email} has no second factor.`);
      }
      await mailer.post(trx, secondFactorOffMail(account.email), account.id);
      return { answer: undefined };
    });
    // If the mail server does not accept the mail now, the running server sends it later.
    mailer.wake();
    await mailer.stop();
    console.log(`${email} signs in with only a password now, and is signed out everywhere.`);
  });
}

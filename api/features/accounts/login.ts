import type { login } from '#shared/contract/accounts';

import type { PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Session } from '../../http/session';
import { PASSWORD_TRIES } from '../../http/sign-in-guard';
import type { Mailer } from '../../jobs/mail/mailer';
import { accountByEmail, accountById, updatePassword, type AccountRow } from '../../store/accounts';
import type { AccountServices } from './register';
import { passSecondFactor, refuseWithoutFactor } from './second-factor/pass-second-factor';
import { mailNewDevice } from './sessions/mail-new-device';
import { wireUser } from './wire-user';

export interface LoginServices extends AccountServices {
  mailer: Mailer;
  /** Where people reach this server. */
  publicUrl: string;
}

/** Signs a person in. Says the same for a wrong password as for an e-mail that nobody has. */
export function loginHandler(services: LoginServices): PublicHandler<typeof login> {
  const { db, passwords, guard } = services;
  return async ({ input, session, device, address }) => {
    const { email, password, sharedDevice = false } = input;
    const account = await accountByEmail(db, email);
    const usable = account?.deleted_at === null ? account : undefined;
    // Of a password and of the code behind it alike.
    const tries = await guard.take({
      what: 'login',
      name: email.toLowerCase(),
      limits: PASSWORD_TRIES,
      ...{ address, device, ownerId: usable?.id },
    });
    const right = await passwords.matches(password, usable?.password);
    if (!right || !usable) throw refuse('bad_credentials');
    const shown = await passSecondFactor(services, usable, input.code);
    await guard.forgive(tries);
    const hash = await renewHash(services, usable, password);
    await mailNewDevice(services, usable, { device, session });
    await session.open(usable.id, { sharedDevice });
    await refuseChanged(services, session, { id: usable.id, password: hash });
    await refuseWithoutFactor(services, usable, { shown, session });
    if (!sharedDevice) await device.remember(usable.id);
    return { user: wireUser(usable) };
  };
}

/** Refuses whose password was set anew meanwhile: that has ended all sessions but the one just opened. */
async function refuseChanged(
  { db }: AccountServices,
  session: Session,
  { id, password }: Pick<AccountRow, 'id' | 'password'>,
): Promise<void> {
  if ((await accountById(db, id))?.password === password) return;
  await session.close();
  throw refuse('bad_credentials');
}

/**
 * A password that was right is hashed anew where its hash was made with parameters of an earlier time. Returns
 * the hash that stands for it now.
 */
async function renewHash(
  { db, passwords }: AccountServices,
  account: AccountRow,
  password: string,
): Promise<string> {
  if (!passwords.isOutdated(account.password)) return account.password;
  const renewed = await passwords.hash(password);
  if (await updatePassword(db, account, { password: renewed })) return renewed;
  // Somebody was quicker: a sign-in with the same password, or a new password.
  const newer = await accountById(db, account.id);
  const isSame = newer?.deleted_at === null && (await passwords.matches(password, newer.password));
  return isSame ? newer.password : account.password;
}

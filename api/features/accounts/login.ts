import type { currentUser, login, logout } from '#shared/contract/accounts';

import type { MemberHandler, PublicHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';
import type { Session } from '../../http/session';
import { PASSWORD_TRIES } from '../../http/sign-in-guard';
import { accountByEmail, accountById, type AccountRow, updatePassword } from '../../store/accounts';
import { consentsOf, type HostRules } from '../../store/privacy/consents';
import type { AccountServices } from './account-services';
import { mailNewDevice } from './mail-new-device';
import type { AttemptServices } from './single-sign-on/attempts';
import { type PasswordSignIn, refuseWithoutPasswords } from './refuse-without-passwords';
import { passSecondFactor, refuseWithoutFactor } from './second-factor/pass-second-factor';

export function currentUserHandler({
  db,
  rules,
  wireUser,
}: Pick<LoginServices, 'db' | 'rules' | 'wireUser'>): MemberHandler<typeof currentUser> {
  return async ({ account }) => ({
    user: wireUser(account),
    consents: await consentsOf(db, account.id, rules),
  });
}

/** Signs out. A session opened by single sign-on should end at the issuer, too. */
export function logoutHandler({
  singleSignOn,
}: Pick<AttemptServices, 'singleSignOn'>): PublicHandler<typeof logout> {
  return async ({ session }) => {
    await session.userId();
    const isTheirs = singleSignOn !== undefined && session.signedInWith === singleSignOn.name;
    await session.close();
    const address = isTheirs ? singleSignOn.issuer.signOutAddress() : undefined;
    return { ok: true, ...(address === undefined ? {} : { address }) };
  };
}

export type LoginServices = Pick<
  AccountServices,
  'db' | 'now' | 'passwords' | 'guard' | 'mailer' | 'publicUrl' | 'wireUser'
> &
  PasswordSignIn & { rules: HostRules };

/** The error is the same for a wrong password and an unknown email. */
export function loginHandler(services: LoginServices): PublicHandler<typeof login> {
  const { db, passwords, guard, wireUser } = services;
  return async ({ input, session, device, address }) => {
    refuseWithoutPasswords(services);
    const { email, password, sharedDevice = false } = input;
    const account = await accountByEmail(db, email);
    const usable = account?.deleted_at === null ? account : undefined;
    // Counts attempts at the password and at the code together.
    const tries = await guard.take({
      what: 'login',
      name: email.toLowerCase(),
      limits: PASSWORD_TRIES,
      address,
      device,
      ownerId: usable?.id,
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
    return { user: wireUser(usable), consents: await consentsOf(db, usable.id, services.rules) };
  };
}

/** Closes the new session if the password was changed meanwhile, which ended all others. */
async function refuseChanged(
  { db }: Pick<AccountServices, 'db'>,
  session: Session,
  { id, password }: Pick<AccountRow, 'id' | 'password'>,
): Promise<void> {
  if ((await accountById(db, id))?.password === password) return;
  await session.close();
  throw refuse('bad_credentials');
}

/** Replaces a hash that was made with old parameters. Returns the hash that is stored now. */
async function renewHash(
  { db, passwords }: Pick<AccountServices, 'db' | 'passwords'>,
  account: AccountRow,
  password: string,
): Promise<string> {
  if (!passwords.isOutdated(account.password)) return account.password;
  const renewed = await passwords.hash(password);
  if (await updatePassword(db, account, { password: renewed })) return renewed;
  // The stored hash has changed meanwhile: another login renewed it, or the password was changed.
  const newer = await accountById(db, account.id);
  const isSame = newer?.deleted_at === null && (await passwords.matches(password, newer.password));
  return isSame ? newer.password : account.password;
}

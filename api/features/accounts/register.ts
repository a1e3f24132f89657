import { uuidv7 } from 'uuidv7';

import type { register } from '#shared/contract/accounts';
import type { Signups } from '#shared/rules/host-words';

import type { PublicHandler } from '../../http/endpoint';
import { networkOf } from '../../http/caller';
import { consentsOf, type HostRules } from '../../store/privacy/consents';
import type { AccountServices } from './account-services';
import { checkInvite, makeAccount } from './make-account';
import { refuseWeakPassword } from './password';
import { type PasswordSignIn, refuseWithoutPasswords } from './refuse-without-passwords';

// Counted by email and network, so that an attacker cannot block sign-up for an email on other networks.
const PER_EMAIL = { most: 10, seconds: 15 * 60 };

type RegisterServices = Pick<AccountServices, 'db' | 'now' | 'passwords' | 'limiter' | 'wireUser'> &
  PasswordSignIn & {
    rules: HostRules;
    signups: Signups;
  };

export function registerHandler(services: RegisterServices): PublicHandler<typeof register> {
  const { db, passwords, limiter, rules, wireUser } = services;
  return async ({ input, session, device, address }) => {
    refuseWithoutPasswords(services);
    const { email, firstName, lastName, password } = input;
    // Must be first: a visitor without an invite must not learn which emails have an account.
    const inviteHash = await checkInvite(services, input.invite);
    refuseWeakPassword(password, { email, names: [firstName, lastName] });
    limiter.take(`register ${email.toLowerCase()} ${networkOf(address)}`, PER_EMAIL);
    const passwordHash = await passwords.hash(password);
    const id = uuidv7();
    const account = await makeAccount(services, { ...input, id, passwordHash, inviteHash });
    await session.open(account.id);
    await device.remember(account.id);
    return { user: wireUser(account), consents: await consentsOf(db, id, rules) };
  };
}

import { uuidv7 } from 'uuidv7';

import type { register, Registration } from '#shared/contract/accounts';
import { TEXT_VERSIONS } from '#shared/contract/consents';
import { ERRORS } from '#shared/contract/errors';
import type { Signups } from '#shared/rules/host-words';

import type { PublicHandler } from '../../http/endpoint';
import { networkOf } from '../../http/caller';
import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import { createAccount } from '../../store/accounts';
import { isInviteGood, useInvite } from '../../store/admin/invites';
import type { DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { addConsent, consentsOf, type HostRules } from '../../store/privacy/consents';
import type { AccountServices } from './account-services';
import { refuseWeakPassword } from './password';

// Per email and network: nobody can try many emails, and nobody can lock its owner out.
const PER_EMAIL = { most: 10, seconds: 15 * 60 };

type RegisterServices = Pick<
  AccountServices,
  'db' | 'now' | 'passwords' | 'limiter' | 'wireUser'
> & {
  rules: HostRules;
  signups: Signups;
};

export function registerHandler(services: RegisterServices): PublicHandler<typeof register> {
  const { db, now, passwords, limiter, rules, wireUser } = services;
  return async ({ input, session, device, address }) => {
    const { email, firstName, lastName, password } = input;
    // First: whoever may not come in learns nothing about who is in.
    const inviteHash = await checkInvite(services, input);
    refuseWeakPassword(password, { email, names: [firstName, lastName] });
    limiter.take(`register ${email.toLowerCase()} ${networkOf(address)}`, PER_EMAIL);
    const passwordHash = await passwords.hash(password);
    const id = uuidv7();
    const at = now();
    const account = await inTransaction(db, async (trx) => {
      const made = { id, email, firstName, lastName, passwordHash, now: at };
      const created = await createAccount(trx, made);
      if (!created) return undefined;
      if (inviteHash !== undefined && !(await useInvite(trx, inviteHash, at))) throw badInvite();
      await addConsents(trx, input, { id, at });
      return created;
    });
    if (!account)
      throw refuse('email_taken', {
        fields: { email: 'An account with this email already exists' },
      });
    await session.open(account.id);
    await device.remember(account.id);
    return { user: wireUser(account), consents: await consentsOf(db, id, rules) };
  };
}

/** @returns the hash of the invite that is to be used; undefined where none is needed */
async function checkInvite(
  { db, now, signups }: RegisterServices,
  { invite = '' }: Registration,
): Promise<string | undefined> {
  if (signups === 'open') return undefined;
  if (signups === 'closed') throw refuse('signups_closed');
  const hash = hashOfToken(invite);
  if (!(await isInviteGood(db, hash, now()))) throw badInvite();
  return hash;
}

const badInvite = () => refuse('bad_invite', { fields: { invite: ERRORS.bad_invite[1] } });

async function addConsents(
  trx: DatabaseTransaction,
  { healthConsent }: Registration,
  { id: userId, at: now }: { id: string; at: number },
): Promise<void> {
  const age = { kind: 'age', given: true, version: TEXT_VERSIONS.age } as const;
  await addConsent(trx, { userId, answer: age, now });
  if (healthConsent === undefined) return;
  const health = { kind: 'health', given: true, version: healthConsent } as const;
  await addConsent(trx, { userId, answer: health, now });
}

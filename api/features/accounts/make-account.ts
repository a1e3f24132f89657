import type { Registration } from '#shared/contract/accounts';
import { TEXT_VERSIONS } from '#shared/contract/consents';
import type { Signups } from '#shared/rules/host-words';

import { refuse } from '../../http/refuse';
import { hashOfToken } from '../../http/token';
import { type AccountRow, createAccount } from '../../store/accounts';
import { inviteState, type InviteState, useInvite } from '../../store/admin/invites';
import type { DatabaseTransaction } from '../../store/database';
import { inTransaction } from '../../store/in-transaction';
import { addConsent } from '../../store/privacy/consents';
import type { AccountServices } from './account-services';

/** @returns the hash of the invite to use; undefined if none is needed */
export async function checkInvite(
  { db, now, signups }: Pick<AccountServices, 'db' | 'now'> & { signups: Signups },
  invite = '',
): Promise<string | undefined> {
  if (signups === 'open') return undefined;
  if (signups === 'closed') throw refuse('signups_closed');
  if (invite === '') throw badInvite(WRONG.missing);
  const hash = hashOfToken(invite);
  const state = await inviteState(db, hash, now());
  if (state !== 'good') throw badInvite(WRONG[state]);
  return hash;
}

type NewPerson = Pick<Registration, 'email' | 'firstName' | 'lastName' | 'healthConsent'> & {
  id: string;
  /** Empty if the account has no password. */
  passwordHash: string;
  inviteHash: string | undefined;
};

/** Creates an account with its consents in one transaction. @param also runs in the same transaction */
export async function makeAccount(
  { db, now }: Pick<AccountServices, 'db' | 'now'>,
  person: NewPerson,
  also: (trx: DatabaseTransaction) => Promise<void> = () => Promise.resolve(),
): Promise<AccountRow> {
  const { id, email, firstName, lastName, passwordHash, inviteHash } = person;
  const at = now();
  const account = await inTransaction(db, async (trx) => {
    const made = { id, email, firstName, lastName, passwordHash, now: at };
    const created = await createAccount(trx, made);
    if (!created) return undefined;
    if (inviteHash !== undefined && !(await useInvite(trx, inviteHash, at)))
      throw badInvite(WRONG.used);
    await addConsents(trx, person, at);
    await also(trx);
    return created;
  });
  if (!account)
    throw refuse('email_taken', {
      fields: { email: 'An account with this email already exists' },
    });
  return account;
}

// Nobody learns from these which codes there are: one that is used or expired is known only to who holds it.
const WRONG: Record<Exclude<InviteState, 'good'> | 'missing', string> = {
  missing: 'New accounts on this server are by invitation. Enter the code of your invite.',
  unknown: 'This server has no invite with this code. Compare it with the one that you got.',
  used: 'This invite was used already. Ask for another one.',
  expired: 'This invite has expired. Ask for another one.',
};

const badInvite = (words: string) =>
  refuse('bad_invite', { detail: words, fields: { invite: words } });

async function addConsents(
  trx: DatabaseTransaction,
  { healthConsent, id: userId }: Pick<NewPerson, 'healthConsent' | 'id'>,
  now: number,
): Promise<void> {
  const age = { kind: 'age', given: true, version: TEXT_VERSIONS.age } as const;
  await addConsent(trx, { userId, answer: age, now });
  if (healthConsent === undefined) return;
  const health = { kind: 'health', given: true, version: healthConsent } as const;
  await addConsent(trx, { userId, answer: health, now });
}

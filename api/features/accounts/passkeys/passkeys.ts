import type {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '#shared/contract/passkeys';

import type { MemberHandler } from '../../../http/endpoint';
import { storePasskey } from '../../../http/passkeys/store-passkey';
import { wirePasskey } from '../../../http/passkeys/wire-passkey';
import { refuse } from '../../../http/refuse';
import type { AccountRow } from '../../../store/accounts';
import { inTransaction } from '../../../store/in-transaction';
import { lockUserSequence } from '../../../store/lock-user-sequence';
import {
  deletePasskey,
  type PasskeyOwner,
  passkeysOf,
  renamePasskey as rename,
} from '../../../store/passkeys/passkeys';
import type { AccountServices } from '../account-services';
import { checkPassword, refuseOutdated } from '../check-password';
import { passkeyAddedMail, passkeyRemovedMail } from './passkey-mails';

const GONE = { detail: 'This passkey was already removed.' };

function ownerOf({ id }: Pick<AccountRow, 'id'>): PasskeyOwner {
  return { kind: 'user', owner_id: id };
}

export function listPasskeysHandler({
  db,
}: Pick<AccountServices, 'db'>): MemberHandler<typeof listPasskeys> {
  return async ({ account }) => {
    const passkeys = await passkeysOf(db, ownerOf(account));
    return { passkeys: passkeys.map(wirePasskey) };
  };
}

export function beginPasskeyHandler(
  services: Pick<AccountServices, 'passwords' | 'guard' | 'now'>,
): MemberHandler<typeof beginPasskey> {
  return async (call) => {
    const { account, session, passkeys, input } = call;
    await checkPassword(services, call, input.currentPassword);
    const { email, first_name: first, last_name: last } = account;
    const naming = { name: email, displayName: `${first} ${last}` };
    return passkeys.beginAdding(ownerOf(account), { ...naming, sessionKey: session.key ?? '' });
  };
}

type ChangeServices = Pick<AccountServices, 'db' | 'now' | 'mailer'>;

/** Adding a passkey needs the password first. */
export function addPasskeyHandler({
  db,
  mailer,
}: ChangeServices): MemberHandler<typeof addPasskey> {
  return async ({ account, session, passkeys, input }) => {
    const made = await passkeys.readNew(ownerOf(account), input, session.key ?? '');
    await lockUserSequence(db, account.id, async ({ trx }) => {
      await refuseOutdated(trx, account);
      await storePasskey(trx, made);
      await mailer.post(trx, passkeyAddedMail(account.email, made.name), account.id);
    });
    return { passkey: wirePasskey(made) };
  };
}

export function renamePasskeyHandler({
  db,
}: Pick<AccountServices, 'db'>): MemberHandler<typeof renamePasskey> {
  return async ({ account, params, input }) => {
    const named = { id: params['id'] ?? '', name: input.name };
    const isThere = await inTransaction(db, async (trx) => rename(trx, ownerOf(account), named));
    if (!isThere) throw refuse('not_found', GONE);
    return { ok: true };
  };
}

export function removePasskeyHandler(
  services: ChangeServices & Pick<AccountServices, 'passwords' | 'guard'>,
): MemberHandler<typeof removePasskey> {
  const { db, mailer } = services;
  return async (call) => {
    const { account, params, input } = call;
    await checkPassword(services, call, input.currentPassword);
    return lockUserSequence(db, account.id, async ({ trx }) => {
      await refuseOutdated(trx, account);
      const gone = await deletePasskey(trx, ownerOf(account), params['id'] ?? '');
      if (!gone) throw refuse('not_found', GONE);
      await mailer.post(trx, passkeyRemovedMail(account.email, gone.name), account.id);
      return { site: gone.site, credentialId: gone.credential_id };
    });
  };
}

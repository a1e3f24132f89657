import type {
  addAdminPasskey,
  beginAdminPasskey,
  listAdminPasskeys,
  removeAdminPasskey,
  renameAdminPasskey,
} from '#shared/contract/admin/passkeys';

import type { AdminHandler } from '../../../http/admin-endpoint';
import { storePasskey } from '../../../http/passkeys/store-passkey';
import { wirePasskey } from '../../../http/passkeys/wire-passkey';
import { Refusal, refuse } from '../../../http/refuse';
import { deleteOtherAdminSessions } from '../../../store/admins';
import { deletePasskey, passkeysOf, renamePasskey } from '../../../store/passkeys/passkeys';
import type { AdminServices, AuditServices } from '../admin-services';
import { factorOwner } from '../administrators/administrators';
import { actorOf, audited, noteRefusal } from '../audit/audited';
import { isOwnPassword, wrongPassword } from './own-password';

const GONE = { detail: 'This passkey was already removed.' };

export function listAdminPasskeysHandler({
  db,
}: Pick<AdminServices, 'db'>): AdminHandler<typeof listAdminPasskeys> {
  return async ({ admin }) => {
    const passkeys = await passkeysOf(db, factorOwner(admin.id));
    return { passkeys: passkeys.map(wirePasskey) };
  };
}

type ProofServices = AuditServices & Pick<AdminServices, 'guard' | 'passwords'>;

export function beginAdminPasskeyHandler(
  services: ProofServices,
): AdminHandler<typeof beginAdminPasskey> {
  return async (call) => {
    const { admin, session, passkeys, input } = call;
    const isRight = await isOwnPassword(services, call, input.currentPassword);
    const deed = { by: actorOf(call), action: 'passkey_begun' as const, subjectId: admin.id };
    await audited(services, deed, () => {
      if (!isRight) throw wrongPassword();
      return Promise.resolve({ answer: undefined });
    });
    const naming = { name: admin.username, displayName: `${admin.username} (administrator)` };
    return passkeys.beginAdding(factorOwner(admin.id), { ...naming, sessionKey: session.key });
  };
}

/** From now on it counts as the second factor, so the other sessions end, as with a code. */
export function addAdminPasskeyHandler(
  services: AuditServices,
): AdminHandler<typeof addAdminPasskey> {
  return async (call) => {
    const { admin, session, passkeys, input } = call;
    const deed = { by: actorOf(call), action: 'passkey_added' as const, subjectId: admin.id };
    const owner = factorOwner(admin.id);
    const made = await passkeys.readNew(owner, input, session.key).catch(async (error: unknown) => {
      if (error instanceof Refusal) await noteRefusal(services, deed, error.code);
      throw error;
    });
    return audited(services, deed, async (trx) => {
      await storePasskey(trx, made);
      await deleteOtherAdminSessions(trx, admin.id, session.key);
      const answer = { passkey: wirePasskey(made) };
      return { answer, detail: { username: admin.username, passkey: made.name } };
    });
  };
}

export function renameAdminPasskeyHandler(
  services: AuditServices,
): AdminHandler<typeof renameAdminPasskey> {
  return async (call) => {
    const { admin, params, input } = call;
    const deed = { by: actorOf(call), action: 'passkey_renamed' as const, subjectId: admin.id };
    const named = { id: params['id'] ?? '', name: input.name };
    return audited(services, deed, async (trx) => {
      const isThere = await renamePasskey(trx, factorOwner(admin.id), named);
      if (!isThere) throw refuse('not_found', GONE);
      return { answer: { ok: true as const }, detail: { username: admin.username } };
    });
  };
}

export function removeAdminPasskeyHandler(
  services: ProofServices,
): AdminHandler<typeof removeAdminPasskey> {
  return async (call) => {
    const { admin, params, input } = call;
    const isRight = await isOwnPassword(services, call, input.currentPassword);
    const deed = { by: actorOf(call), action: 'passkey_removed' as const, subjectId: admin.id };
    return audited(services, deed, async (trx) => {
      if (!isRight) throw wrongPassword();
      const gone = await deletePasskey(trx, factorOwner(admin.id), params['id'] ?? '');
      if (!gone) throw refuse('not_found', GONE);
      const answer = { site: gone.site, credentialId: gone.credential_id };
      return { answer, detail: { username: admin.username } };
    });
  };
}

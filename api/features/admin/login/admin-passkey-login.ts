import type { adminPasskeyLogin, beginAdminPasskeyLogin } from '#shared/contract/admin/passkeys';

import type { AdminPublicHandler } from '../../../http/admin-endpoint';
import type { PasskeyUse } from '../../../http/passkeys/passkey-ceremony';
import { Refusal, refuse } from '../../../http/refuse';
import { adminById } from '../../../store/admins';
import { notePasskeyUse } from '../../../store/passkeys/passkeys';
import type { AuditServices } from '../admin-services';
import { audited, noteRefusal, visitorOf } from '../audit/audited';
import { wireAdmin } from './admin-login';

export const beginAdminPasskeyLoginHandler: AdminPublicHandler<
  typeof beginAdminPasskeyLogin
> = async ({ input, passkeys }) => passkeys.beginSignIn(input.pageKey);

/** Every attempt is in the audit log, also a failed one, as with a password. */
export function adminPasskeyLoginHandler(
  services: AuditServices,
): AdminPublicHandler<typeof adminPasskeyLogin> {
  const { db, now } = services;
  return async (call) => {
    const { session, device, origin } = call;
    const { passkey, counter, synced } = await readShown(services, call);
    const named = await adminById(db, passkey.owner_id);
    const deed = { by: visitorOf(origin, named), action: 'login' as const };
    const { token, admin } = await audited(services, deed, async (trx) => {
      const admin = await adminById(trx, passkey.owner_id);
      const isFirst = await notePasskeyUse(trx, passkey, { counter, synced, now: now() });
      if (admin?.disabled_at !== null || !isFirst) throw refuse('bad_passkey');
      const answer = { admin, token: await session.open(trx, admin.id) };
      return { answer, detail: { passkey: true } };
    });
    await device.remember(admin.id);
    const message = 'Welcome to the admin dashboard.';
    return { success: true, message, token, admin: wireAdmin(admin) };
  };
}

async function readShown(
  services: AuditServices,
  { input, passkeys, origin }: Parameters<AdminPublicHandler<typeof adminPasskeyLogin>>[0],
): Promise<PasskeyUse> {
  return passkeys.readShown(input.passkey, input.pageKey).catch(async (error: unknown) => {
    const deed = { by: visitorOf(origin, undefined), action: 'login' as const };
    if (error instanceof Refusal) await noteRefusal(services, deed, error.code);
    throw error;
  });
}

import type {
  Admin,
  AdminCredentials,
  adminLogin,
  adminLogout,
  adminMe,
} from '#shared/contract/admin/session';

import type { AdminHandler, AdminPublicHandler } from '../../../http/admin-endpoint';
import { hasPasskeyHere } from '../../../http/passkeys/has-passkey-here';
import { refuse } from '../../../http/refuse';
import { askSecondFactor } from '../../../http/second-factor/second-factor';
import { PASSWORD_TRIES } from '../../../http/sign-in-guard';
import { adminByName, type AdminRow, renewAdminHash } from '../../../store/admins';
import type { DatabaseTransaction } from '../../../store/database';
import { inTransaction } from '../../../store/in-transaction';
import type { AdminServices, AuditServices } from '../admin-services';
import { weaknessOf } from '../administrators/administrators';
import { factorOwner } from '../administrators/administrators';
import { actorOf, audited, noteRefusal, visitorOf } from '../audit/audited';

export const adminMeHandler: AdminHandler<typeof adminMe> = ({ admin, secondFactorDue }) =>
  Promise.resolve({ admin: wireAdmin(admin), secondFactorDue });

type LoginServices = AuditServices &
  Pick<AdminServices, 'guard' | 'passwords' | 'isCommonPassword' | 'production'> & {
    secure: boolean;
    publicUrl: string;
  };

/** Every attempt within the limits is in the audit log, also a failed one. */
export function adminLoginHandler(services: LoginServices): AdminPublicHandler<typeof adminLogin> {
  const { db, guard } = services;
  return async ({ input, session, device, origin }) => {
    const named = await adminByName(db, input.username);
    // Counts attempts at the password and at the code together.
    const tries = await guard.take({
      what: 'admin',
      name: input.username.toLowerCase(),
      limits: PASSWORD_TRIES,
      address: origin.address,
      device,
      ownerId: named?.id,
    });
    const deed = { by: visitorOf(origin, named), action: 'login' as const };
    const admin = await checkPassword(services, named, input);
    if (!admin) {
      await noteRefusal(services, deed, 'bad_admin_credentials');
      throw refuse('bad_admin_credentials');
    }
    const token = await audited(services, deed, async (trx) => {
      refuseWeak(services, input);
      // A command may have set another password meanwhile.
      const now = await adminByName(trx, admin.username);
      if (now?.password !== admin.password) throw refuse('bad_admin_credentials');
      const owner = factorOwner(admin.id);
      const shown = await askSecondFactor(trx, owner, { code: input.code, now: services.now() });
      if (shown === null) await refuseWithoutPasskey(trx, services, admin);
      const detail = { secondFactor: shown !== null, recoveryCode: shown === 'recovery_code' };
      return { answer: await session.open(trx, admin.id), detail };
    });
    await guard.forgive(tries);
    await device.remember(admin.id);
    const message = 'Welcome to the admin dashboard.';
    return { success: true, message, token, admin: wireAdmin(admin) };
  };
}

/**
 * Requires the passkey if it is an administrator's only second factor. Not over http, where browsers do not support
 * passkeys.
 */
async function refuseWithoutPasskey(
  trx: DatabaseTransaction,
  { secure, publicUrl }: Pick<LoginServices, 'secure' | 'publicUrl'>,
  { id }: AdminRow,
): Promise<void> {
  const isNeeded = secure && (await hasPasskeyHere(trx, factorOwner(id), publicUrl));
  if (isNeeded) throw refuse('passkey_needed');
}

/** Takes as long for an unknown name. Replaces a hash that was made with old parameters. */
async function checkPassword(
  { db, passwords }: Pick<AdminServices, 'db' | 'passwords'>,
  named: AdminRow | undefined,
  { password }: AdminCredentials,
): Promise<AdminRow | undefined> {
  const usable = named?.disabled_at === null ? named : undefined;
  const right = await passwords.matches(password, usable?.password);
  if (!right || !usable) return undefined;
  if (!passwords.isOutdated(usable.password)) return usable;
  const renewed = { ...usable, password: await passwords.hash(password) };
  await renewAdminHash(db, usable, renewed.password);
  return renewed;
}

/** The command refuses weak passwords, but one may have been written into the database directly. */
function refuseWeak(services: LoginServices, { username, password }: AdminCredentials): void {
  const weak = weaknessOf(services, { username, password }) !== undefined;
  if (services.production && weak) throw refuse('weak_admin_password');
}

/** Clears the cookie also if no session is open. */
export function adminLogoutHandler(
  services: AuditServices,
): AdminPublicHandler<typeof adminLogout> {
  return async ({ session, origin }) => {
    const admin = await session.admin();
    if (!admin) {
      await inTransaction(services.db, async (trx) => session.close(trx));
      return { ok: true };
    }
    const deed = { by: actorOf({ admin, origin }), action: 'logout' as const };
    return audited(services, deed, async (trx) => {
      await session.close(trx);
      return { answer: { ok: true } };
    });
  };
}

export function wireAdmin({ id, username, email }: AdminRow): Admin {
  return { id, username, email };
}

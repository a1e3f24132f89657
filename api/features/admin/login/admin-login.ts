import type { adminLogin, AdminCredentials } from '#shared/contract/admin/session';

import type { AdminPublicHandler } from '../../../http/admin-endpoint';
import { refuse } from '../../../http/refuse';
import { askSecondFactor } from '../../../http/second-factor/ask-second-factor';
import { PASSWORD_TRIES } from '../../../http/sign-in-guard';
import { adminByName, renewAdminHash, type AdminRow } from '../../../store/admins';
import { weaknessOf } from '../administrators/weakness-of';
import { visitorOf } from '../audit/actor';
import { audited, noteRefusal } from '../audit/audited';
import type { AdminParts } from '../parts';
import { wireAdmin } from './wire-admin';

/** Opens the desk. Each try that is within the limits is in the audit log, whatever became of it. */
export function adminLoginHandler(parts: AdminParts): AdminPublicHandler<typeof adminLogin> {
  const { db, guard } = parts;
  return async ({ input, session, device, origin }) => {
    const named = await adminByName(db, input.username);
    // Of a password and of the code behind it alike.
    const tries = await guard.take({
      what: 'admin',
      name: input.username.toLowerCase(),
      limits: PASSWORD_TRIES,
      ...{ address: origin.address, device, ownerId: named?.id },
    });
    const deed = { by: visitorOf(origin, named), action: 'login' as const };
    const admin = await rightful(parts, named, input);
    if (!admin) {
      await noteRefusal(parts, deed, 'bad_admin_credentials');
      throw refuse('bad_admin_credentials');
    }
    const token = await audited(parts, deed, async (trx) => {
      refuseWeak(parts, input);
      // A command may have set another password meanwhile.
      const now = await adminByName(trx, admin.username);
      if (now?.password !== admin.password) throw refuse('bad_admin_credentials');
      const owner = { kind: 'admin', owner_id: admin.id } as const;
      const shown = await askSecondFactor(trx, owner, { code: input.code, now: parts.now() });
      const detail = { secondFactor: shown !== null, recoveryCode: shown === 'recovery_code' };
      return { answer: await session.open(trx, admin.id), detail };
    });
    await guard.forgive(tries);
    await device.remember(admin.id);
    const message = 'Welcome to the admin dashboard.';
    return { success: true, message, token, admin: wireAdmin(admin) };
  };
}

/** Whose name and password these are. Takes as long where there is nobody. An old hash is made anew. */
async function rightful(
  { db, passwords }: AdminParts,
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

/** One that came into the database by another way than the command may be anything. */
function refuseWeak(parts: AdminParts, { username, password }: AdminCredentials): void {
  const weak = weaknessOf(parts, { username, password }) !== undefined;
  if (parts.production && weak) throw refuse('weak_admin_password');
}

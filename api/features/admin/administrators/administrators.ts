import { uuidv7 } from 'uuidv7';
import * as z from 'zod';

import { emailSchema, PASSWORD_MAX, PASSWORD_MIN } from '#shared/contract/accounts';
import { ADMIN_NAME_MAX } from '#shared/contract/admin/session';
import { isContextPassword } from '#shared/rules/is-context-password';

import { addAdmin, adminByName, type AdminRow, updateAdmin } from '../../../store/admins';
import type { Database } from '../../../store/database';
import { deletePasskeysOf } from '../../../store/passkeys/passkeys';
import type { FactorOwner } from '../../../store/second-factors';
import type { AdminServices } from '../admin-services';
import { audited, HOST } from '../audit/audited';

const newAdminSchema = z.object({
  username: z
    .string()
    .trim()
    .min(1, 'A name is needed.')
    .max(ADMIN_NAME_MAX, `A name has at most ${ADMIN_NAME_MAX} characters.`)
    .regex(/^\P{Cc}*$/u, 'A name is one line.'),
  email: emailSchema,
});

export async function namedAdmin(db: Database, username: string): Promise<AdminRow> {
  const admin = await adminByName(db, username);
  if (!admin) throw new Problem(`There is no administrator named '${username}'.`);
  return admin;
}

export function factorOwner(adminId: string): FactorOwner {
  return { kind: 'admin', owner_id: adminId };
}

export interface NewAdmin {
  username: string;
  email: string;
  password: string;
}

/** The only way to create an administrator. @throws Problem */
export async function createAdmin(services: CommandServices, wanted: NewAdmin): Promise<void> {
  const parsed = newAdminSchema.safeParse(wanted);
  if (!parsed.success) {
    throw new Problem(parsed.error.issues.map(({ message }) => message).join('\n'));
  }
  const { username, email } = parsed.data;
  const password = await hashNewPassword(services, { username, email, password: wanted.password });
  const id = uuidv7();
  const deed = { by: HOST, action: 'admin_created' as const, subjectId: id };
  await audited(services, deed, async (trx) => {
    const admin = { id, username, email: email.toLowerCase(), password };
    if (!(await addAdmin(trx, { ...admin, created_at: services.now() }))) {
      throw new Problem('There is an administrator of this name or e-mail already.');
    }
    return { answer: undefined, detail: { username } };
  });
}

/** Sets an administrator's password, which ends their sessions and removes their passkeys. */
export async function resetPassword(
  services: CommandServices,
  chosen: { username: string; password: string },
): Promise<void> {
  const { username } = chosen;
  const { id, email } = await namedAdmin(services.db, username);
  const password = await hashNewPassword(services, { ...chosen, email });
  await audited(services, { by: HOST, action: 'password_reset', subjectId: id }, async (trx) => {
    await updateAdmin(trx, id, { password });
    const passkeys = await deletePasskeysOf(trx, factorOwner(id));
    return { answer: undefined, detail: { username, passkeys } };
  });
}

/** Disables an administrator at once, or enables them again. */
export async function setAdminDisabled(
  services: CommandServices,
  username: string,
  out: boolean,
): Promise<void> {
  const admin = await namedAdmin(services.db, username);
  if ((admin.disabled_at !== null) === out) {
    throw new Problem(`${username} is already ${out ? 'disabled' : 'enabled'}.`);
  }
  const action = out ? 'admin_disabled' : 'admin_enabled';
  await audited(services, { by: HOST, action, subjectId: admin.id }, async (trx) => {
    await updateAdmin(trx, admin.id, { disabled_at: out ? services.now() : null });
    return { answer: undefined, detail: { username } };
  });
}

/** An error of a command, with a text for the host. */
export class Problem extends Error {}

const NAME_COUNTS_FROM = 3;

/** A text for the host about why a password is too weak for an administrator; undefined if it is not. */
export function weaknessOf(
  { isCommonPassword }: Pick<AdminServices, 'isCommonPassword'>,
  { username, email = '', password }: { username: string; email?: string; password: string },
): string | undefined {
  const [name, typed] = [username.toLowerCase(), password.toLowerCase()];
  if (password.length < PASSWORD_MIN) return `Password must be at least ${PASSWORD_MIN} characters`;
  if (isCommonPassword(password)) return 'This password is among the first guessed.';
  if (name.length >= NAME_COUNTS_FROM && typed.includes(name)) {
    return 'This password holds the name of its administrator.';
  }
  if (isContextPassword(password, { email, names: [username] })) {
    return 'This password is the email of its administrator, or the name of the product.';
  }
  return undefined;
}

/** @throws Problem for a password that is too weak */
async function hashNewPassword(
  services: Pick<AdminServices, 'passwords' | 'isCommonPassword'>,
  chosen: { username: string; email: string; password: string },
): Promise<string> {
  if (chosen.password.length > PASSWORD_MAX) {
    throw new Problem(`Password must be at most ${PASSWORD_MAX} characters`);
  }
  const weakness = weaknessOf(services, chosen);
  if (weakness !== undefined) throw new Problem(weakness);
  return services.passwords.hash(chosen.password);
}

/** What the host's commands need: no running server. */
export type CommandServices = Pick<
  AdminServices,
  'db' | 'now' | 'log' | 'passwords' | 'isCommonPassword'
>;

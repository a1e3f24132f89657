import { uuidv7 } from 'uuidv7';
import * as z from 'zod';

import { emailSchema } from '#shared/contract/accounts';
import { ADMIN_NAME_MAX } from '#shared/contract/admin/session';

import { addAdmin } from '../../../store/admins';
import { HOST } from '../audit/actor';
import { audited } from '../audit/audited';
import { hashNewPassword } from './admin-password';
import { type CommandParts, Problem } from './parts';

const newAdminSchema = z.object({
  username: z
    .string()
    .trim()
    .min(1, 'A name is needed.')
    .max(ADMIN_NAME_MAX, `A name has at most ${ADMIN_NAME_MAX} characters.`)
    .regex(/^\P{Cc}*$/u, 'A name is one line.'),
  email: emailSchema,
});

export interface NewAdmin {
  username: string;
  email: string;
  password: string;
}

/** The only way to create an administrator. @throws Problem */
export async function createAdmin(services: CommandParts, wanted: NewAdmin): Promise<void> {
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

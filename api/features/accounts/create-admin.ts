import { uuidv7 } from 'uuidv7';
import * as z from 'zod';

import { emailSchema, PASSWORD_MAX, PASSWORD_MIN } from '#shared/contract/accounts';

import { addAdmin } from '../../store/admins';
import type { Database } from '../../store/database';
import { isCommonPassword } from './common-passwords';
import type { Passwords } from './password';

const newAdminSchema = z.object({
  username: z.string().trim().min(1, 'A name is needed.').max(100),
  email: emailSchema,
  password: z
    .string()
    .min(PASSWORD_MIN, 'Password must be at least 8 characters')
    .max(PASSWORD_MAX, 'Password must be at most 128 characters')
    .refine((password) => !isCommonPassword(password), 'This password is among the first guessed.'),
});

export type NewAdmin = z.input<typeof newAdminSchema>;

interface AdminServices {
  db: Database;
  now: () => number;
  passwords: Passwords;
}

/** Makes an administrator. Returns what is in the way, in words for the host; undefined when done. */
export async function createAdmin(
  { db, now, passwords }: AdminServices,
  wanted: NewAdmin,
): Promise<string | undefined> {
  const parsed = newAdminSchema.safeParse(wanted);
  if (!parsed.success) return parsed.error.issues.map(({ message }) => message).join('\n');
  const { username, email, password } = parsed.data;
  const added = await addAdmin(db, {
    id: uuidv7(),
    username,
    email: email.toLowerCase(),
    password: await passwords.hash(password),
    created_at: now(),
  });
  return added ? undefined : 'There is an administrator of this name or e-mail already.';
}

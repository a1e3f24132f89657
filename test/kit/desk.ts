import { randomUUID } from 'node:crypto';

import { addAdmin, updateAdmin } from '../../api/store/admins';
import type { Answer, ApiInMemory, Visitor } from './api-in-memory';

export const ADMIN_PASSWORD = 'tabulating machine 1890';

export interface MadeAdmin {
  id: string;
  username: string;
  /** Signed in with a cookie. */
  visitor: Visitor;
  token: string;
}

/** Makes an administrator as the command does, but without its entry in the audit log. */
export async function makeAdmin(
  { services }: ApiInMemory,
  { username, password = ADMIN_PASSWORD }: { username: string; password?: string },
): Promise<string> {
  const { db, passwords, now } = services;
  const admin = {
    id: randomUUID(),
    username,
    email: `${username}@example.org`,
    password: await passwords.hash(password),
    created_at: now(),
  };
  await db.transaction().execute(async (trx) => addAdmin(trx, admin));
  return admin.id;
}

/** Makes an administrator and signs in. */
export async function openDesk(api: ApiInMemory, username = 'herman'): Promise<MadeAdmin> {
  const id = await makeAdmin(api, { username });
  const visitor = api.visitor();
  const { body } = await tryDesk(visitor, { username });
  return { id, username, visitor, token: (body as { token: string }).token };
}

export async function tryDesk(
  visitor: Visitor,
  { username, password = ADMIN_PASSWORD, code }: Record<'username', string> & TryOptions,
): Promise<Answer> {
  return visitor.post('/api/admin/login', {
    username,
    password,
    ...(code === undefined ? {} : { code }),
  });
}

interface TryOptions {
  password?: string;
  code?: string;
}

export async function shutOutAdmin({ services }: ApiInMemory, id: string): Promise<void> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => updateAdmin(trx, id, { disabled_at: now() }));
}

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The newest entries of the audit log, newest first. */
export async function newestEntries({ services }: ApiInMemory, count: number) {
  return services.db
    .selectFrom('audit_log')
    .selectAll()
    .orderBy('n', 'desc')
    .limit(count)
    .execute();
}

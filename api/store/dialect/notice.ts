import { randomUUID } from 'node:crypto';

import type { QueryExecutorProvider } from 'kysely';

import type { Changed } from './change-notices';

/** What a process tells the others on its database: there is work, or something of a person has changed. */
export type Notice =
  | { jobs: true }
  /** @param what as of `LiveChanges.announce` */
  | { user: string; what?: number | 'account' }
  | { changed: Changed };

export const CHANNEL = 'platelog';

const ids = new WeakMap<object, string>();

/** By what a process knows its own notices: it has told itself before. */
export function senderOf(db: QueryExecutorProvider): string {
  const { adapter } = db.getExecutor();
  const id = ids.get(adapter) ?? randomUUID();
  ids.set(adapter, id);
  return id;
}

export function textOfNotice(db: QueryExecutorProvider, notice: Notice): string {
  return JSON.stringify({ from: senderOf(db), ...notice });
}

/** Null where another program on the database, or another version, has said something else on the channel. */
export function noticeIn(payload: string): (Notice & { from: string }) | null {
  try {
    const said = JSON.parse(payload) as Partial<Record<string, unknown>> | null;
    return said && typeof said['from'] === 'string' && isNotice(said)
      ? (said as unknown as Notice & { from: string })
      : null;
  } catch {
    return null;
  }
}

function isNotice(said: Partial<Record<string, unknown>>): boolean {
  const { changed, user } = said;
  const hasChanges = typeof changed === 'object' && changed !== null;
  return 'jobs' in said || typeof user === 'string' || hasChanges;
}

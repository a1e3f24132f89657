import { randomUUID } from 'node:crypto';

import type { QueryExecutorProvider } from 'kysely';

import type { Changed } from './change-notices';

/** A notice to the other processes on the database: there are jobs, or data of a user has changed. */
export type Notice =
  | { jobs: true }
  /** @param what as in `LiveChanges.announce` */
  | { user: string; what?: number | 'account' }
  | { changed: Changed };

export const CHANNEL = 'platelog';

const ids = new WeakMap<object, string>();

/** The sender id, by which a process ignores its own notices. */
export function senderOf(db: QueryExecutorProvider): string {
  const { adapter } = db.getExecutor();
  const id = ids.get(adapter) ?? randomUUID();
  ids.set(adapter, id);
  return id;
}

export function textOfNotice(db: QueryExecutorProvider, notice: Notice): string {
  return JSON.stringify({ from: senderOf(db), ...notice });
}

/** Parses a notice; null if another program or version has sent something else on the channel. */
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

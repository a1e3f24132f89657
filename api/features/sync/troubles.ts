import type { SyncRequest } from '#shared/sync/protocol';

import { Refusal } from '../../http/refuse';
import type { Database } from '../../store/database';
import { noteTroubles, type Trouble } from '../../store/sync-troubles';
import type { Answered } from './arrival';

/** Counts a change that is refused for good. A repeat of one that was refused before is none. */
export function noteReject(
  rejects: Map<string, number>,
  { result }: Answered,
  isRepeat: boolean,
): void {
  const { code } = result;
  if (code === undefined || (isRepeat && code !== 'op_id_reuse')) return;
  rejects.set(code, (rejects.get(code) ?? 0) + 1);
}

/** What a request tells of things that went wrong; mostly nothing. */
export function troublesOf({ differs }: SyncRequest, rejects: Map<string, number>): Trouble[] {
  const troubles: Trouble[] = [];
  for (const [code, count] of rejects) troubles.push({ kind: 'reject', code, count });
  if (differs !== undefined) troubles.push({ kind: 'digest', code: '', count: 1 });
  return troubles;
}

/** Counts a device that is told to load everything anew, and passes its refusal on. */
export async function noteReload(
  db: Database,
  whose: { userId: string; now: number },
  error: unknown,
): Promise<never> {
  if (error instanceof Refusal && error.code === 'resync_needed') {
    await noteTroubles(db, whose, [{ kind: 'reload', code: '', count: 1 }]);
  }
  throw error;
}

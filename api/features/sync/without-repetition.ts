import type { OpResult, SyncRequest, SyncResponse } from '#shared/sync/protocol';

import type { Pushed } from './sync-records';

export type Page = Pick<SyncResponse, 'changes' | 'cursor' | 'more' | 'digest'>;

/**
 * Leaves out what a device has itself: a record that it has just made goes down as a number, and any
 * other row once, with the page and not with the result.
 */
export function withoutRepetition(
  { cursor }: SyncRequest,
  page: Page,
  { results, made }: Pushed,
): Page & Pick<SyncResponse, 'results'> {
  const own = new Set(made.values());
  const shorter = ({ row, ...result }: OpResult): OpResult => {
    const number = made.get(result.opId);
    if (number !== undefined) return { ...result, made: number };
    const applied = result.status === 'applied' && row != null;
    const inPage = applied && row.seq > cursor && row.seq <= page.cursor;
    return inPage ? result : { ...result, row };
  };
  return {
    ...page,
    changes: page.changes.filter(({ seq }) => !own.has(seq)),
    results: results.map(shorter),
  };
}

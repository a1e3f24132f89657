import type { SyncRequest, SyncResponse } from '#shared/sync/protocol';

import { joined } from '../../store/joined';
import { asRow } from '../../store/records';
import type { Answered } from './arrival';
import type { Made } from './batch';

export type Page = Pick<SyncResponse, 'changes' | 'cursor' | 'more' | 'digest'>;

/**
 * Leaves out what a device has itself: a record that it has just made goes down as its number and time, and
 * any other row once, with the page and not with the result.
 */
export function withoutRepetition(
  { cursor }: SyncRequest,
  page: Page,
  { results, made }: { results: Answered[]; made: Map<string, Made> },
): Page & Pick<SyncResponse, 'results'> {
  const shorter = ({ result, record }: Answered): SyncResponse['results'][number] => {
    const applied = result.status === 'applied';
    const own = applied ? made.get(result.opId) : undefined;
    if (own) return joined(result, own);
    const inPage =
      applied && record !== undefined && record.seq > cursor && record.seq <= page.cursor;
    return inPage ? result : joined(result, { row: record ? asRow(record) : null });
  };
  return {
    ...page,
    results: results.map(shorter),
  };
}

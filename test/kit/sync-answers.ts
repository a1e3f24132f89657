import { PROTOCOL_VERSION, type SyncRequest, type SyncResponse } from '#shared/sync/protocol';

/** What a server with nothing new answers to a request, or another where a test says so. */
export function answerTo(
  { userId, cursor }: Pick<SyncRequest, 'userId' | 'cursor'>,
  part: Partial<SyncResponse> = {},
): SyncResponse {
  return {
    proto: PROTOCOL_VERSION,
    epoch: 'e',
    userId,
    serverTime: 1,
    since: cursor,
    cursor,
    results: [],
    changes: [],
    more: false,
    ...part,
  };
}

/** A word on each operation that has arrived. */
export function allApplied({ ops }: Pick<SyncRequest, 'ops'>): SyncResponse['results'] {
  return ops.map(({ opId }) => ({ opId, status: 'applied' }));
}

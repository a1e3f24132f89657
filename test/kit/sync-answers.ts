import { PROTOCOL_VERSION, type SyncRequest, type SyncResponse } from '#shared/sync/protocol';

/** The response of a server with nothing new, with parts that a test overrides. */
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

/** The result 'applied' for each operation of a request. */
export function allApplied({ ops }: Pick<SyncRequest, 'ops'>): SyncResponse['results'] {
  return ops.map(({ opId }) => ({ opId, status: 'applied' }));
}

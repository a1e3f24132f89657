import { uuidv4, uuidv7 } from 'uuidv7';

import {
  OP_VERSION,
  PROTOCOL_VERSION,
  type Op,
  type SyncRequest,
  type SyncResponse,
} from '#shared/sync/protocol';

import type { Answer, Visitor } from './api-in-memory';
import { mealFields } from './stores';

export const PHONE = uuidv4();
export const TABLET = uuidv4();
/** When the devices of these tests make and send their changes, in ms. */
export const NOW = 1_800_000_000_000;

/** An operation that creates a meal, with parts that a test overrides. */
export function op(part: Partial<Op> = {}): Op {
  const patch = mealFields() as unknown as Op['patch'];
  return {
    opId: uuidv7(),
    v: OP_VERSION,
    type: 'meal',
    id: uuidv7(),
    act: 'put',
    patch,
    base: 0,
    at: NOW,
    ...part,
  };
}

/** A sync request by hand; by default the phone's, with an empty cursor. */
export function syncBody(userId: string, part: Partial<SyncRequest> = {}): SyncRequest {
  return {
    proto: PROTOCOL_VERSION,
    app: 'test',
    userId,
    replicaId: PHONE,
    epoch: null,
    cursor: 0,
    limit: 500,
    sentAt: NOW,
    ops: [],
    ...part,
  };
}

export async function askSync(visitor: Visitor, part: Partial<SyncRequest> = {}): Promise<Answer> {
  return visitor.post('/api/sync', syncBody(visitor.userId, part));
}

/** The same, but the response must be a success. */
export async function synced(
  visitor: Visitor,
  part: Partial<SyncRequest> = {},
): Promise<SyncResponse> {
  const { status, body } = await askSync(visitor, part);
  if (status !== 200) throw new Error(`The round was answered with ${status}.`);
  return body as SyncResponse;
}

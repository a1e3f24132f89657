import type { Patch, Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from '../../src/store/account-store';
import { readSyncState } from '../../src/store/sync-state';
import type { SentRequest } from '../../src/sync/apply-response';
import { nextBatch } from '../../src/sync/next-batch';
import { answerTo } from './sync-answers';
import { mealFields } from './stores';

/** The one meal of these responses. */
export const MEAL_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** The server's response to Ada's device with an empty cursor, by default. */
export function answer(part: Partial<SyncResponse>): SyncResponse {
  return answerTo({ userId: 'ada', cursor: 0 }, { epoch: 'e1', ...part });
}

/** The server's row of the meal at a sequence number. */
export function mealRow(seq: number, fields: object = {}): Row {
  const data = { ...mealFields(), analysis: null, ...fields } as unknown as Patch;
  return { type: 'meal', id: MEAL_ID, seq, deleted: false, data, times: { '*': 1 }, updatedAt: 1 };
}

/** The request that the device would send now. */
export async function askedBy(store: AccountStore): Promise<SentRequest> {
  const sent = await nextBatch(store);
  return { state: await readSyncState(store), sent, sentAt: store.now() };
}

import type { Patch, Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from '../../src/store/account-store';
import { readSyncState } from '../../src/store/sync-state';
import type { SentRequest } from '../../src/sync/apply-response';
import { nextBatch } from '../../src/sync/next-batch';
import { answerTo } from './sync-answers';
import { mealFields } from './stores';

/** The one meal that these answers are about. */
export const MEAL_ID = '01890a5d-ac96-774b-bcce-b302099a8057';

/** What the server answers to Ada's device with an empty cursor, unless a test says otherwise. */
export function answer(part: Partial<SyncResponse>): SyncResponse {
  return answerTo({ userId: 'ada', cursor: 0 }, { epoch: 'e1', ...part });
}

/** The server's row of the meal at a sequence number. */
export function mealRow(seq: number, fields: object = {}): Row {
  const data = { ...mealFields(), analysis: null, ...fields } as unknown as Patch;
  return { type: 'meal', id: MEAL_ID, seq, deleted: false, data, times: { '*': 1 }, updatedAt: 1 };
}

/** What the device would send now. */
export async function askedBy(store: AccountStore): Promise<SentRequest> {
  const sent = await nextBatch(store);
  return { state: await readSyncState(store), sent, sentAt: store.now() };
}

import type { AccountStore } from './account-store';
import { readSyncState } from './sync-state';
import { syncSummary } from './sync-summary';

/** For support: numbers and times only, nothing that a person has entered. */
export async function diagnostics(store: AccountStore, app: string): Promise<string> {
  const { replicaId, ...state } = await readSyncState(store);
  const outbox = await store.db.outbox.orderBy('n').toArray();
  const facts = {
    app,
    at: new Date(store.now()).toISOString(),
    device: replicaId,
    ...{ state, summary: await syncSummary(store) },
    refused: outbox.flatMap(({ opId, type, act, refusal }) =>
      refusal ? [{ opId, type, act, ...refusal }] : [],
    ),
  };
  return JSON.stringify(facts, null, 2);
}

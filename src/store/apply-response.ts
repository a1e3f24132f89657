import { isRecordType, RECORDS, type RecordType } from '#shared/records/index';
import type { OpResult, Row, SyncResponse } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import { readSyncState, updateSyncState, type SyncState } from './sync-state';
import { showRecord } from './write';

/**
 * Takes an answer of the server in, all or nothing: operations leave the outbox by their id alone,
 * rows move to a higher sequence number only, and the cursor moves only from where it stood when
 * the request was made (a late or doubled answer changes nothing that it should not).
 */
export async function applyResponse(
  store: AccountStore,
  asked: SyncState,
  response: SyncResponse,
): Promise<void> {
  const { db } = store;
  const tables = (Object.keys(RECORDS) as RecordType[]).map((type) => db.records(type));
  await db.transaction('rw', [db.shadow, db.outbox, db.meta, ...tables], async () => {
    for (const result of response.results) await settle(store, result);
    const now = await readSyncState(store);
    const stillThere = now.generation === asked.generation && now.cursor === asked.cursor;
    if (stillThere) {
      for (const row of response.changes) await takeRow(store, row);
    }
    await updateSyncState(store, {
      ...(stillThere ? { cursor: response.cursor, epoch: response.epoch } : {}),
      failedTries: 0,
      nextTryAt: null,
      paused: null,
      lastSuccessAt: store.now(),
    });
  });
}

async function settle(store: AccountStore, result: OpResult): Promise<void> {
  const { db } = store;
  const entry = await db.outbox.where('opId').equals(result.opId).first();
  if (entry?.n !== undefined) {
    if (result.status === 'applied') await db.outbox.delete(entry.n);
    else {
      const { code = 'invalid', message = '' } = result;
      await db.outbox.update(entry.n, {
        state: 'rejected',
        refusal: { code, message, at: store.now() },
      });
    }
  }
  if (result.row) await takeRow(store, result.row);
  else if (entry) await showRecord(db, entry.type, entry.id);
}

async function takeRow({ db }: AccountStore, row: Row): Promise<void> {
  const { type, id } = row;
  if (!isRecordType(type)) return;
  const shadow = await db.shadow.get([type, id]);
  const known = shadow ? shadow.row?.seq : (await db.records(type).get(id))?.seq;
  // Without operations the shadow is only the vehicle: showRecord makes the row from it and drops it.
  if (row.seq > (known ?? 0)) await db.shadow.put({ type, id, row });
  else if (!shadow) return;
  await showRecord(db, type, id);
}

import { RECORD_TYPES } from '#shared/records/index';
import { digestsOf, sameDigests, type Digestible, type Digests } from '#shared/sync/digest';

import type { AccountStore } from '../store/account-store';
import { beginReload, readSyncState, updateSyncState } from '../store/sync-state';

/** Call only when device and server are in sync. The second difference in a row starts one reload; later ones are only shown. */
export async function compareDigests(store: AccountStore, theirs: Digests): Promise<void> {
  const ours = await ownDigests(store);
  const state = await readSyncState(store);
  const same = sameDigests(ours, theirs);
  const differences = same ? 0 : (state.comparison?.differences ?? 0) + 1;
  const entries = ours['meal']?.n ?? 0;
  await updateSyncState(store, { comparison: { at: store.now(), same, entries, differences } });
  if (differences === 2) await beginReload(store, await readSyncState(store));
}

/** Counts only rows that the server has confirmed, without waiting changes. */
export async function ownDigests({ db }: AccountStore): Promise<Digests> {
  const locals: (Digestible & { deleted: boolean })[] = [];
  for (const type of RECORD_TYPES) {
    await db.eachPart(db.records(type), (rows) => {
      for (const { id, seq, deleted } of rows) {
        if (seq > 0) locals.push({ type, id, seq, deleted: deleted === 1 });
      }
    });
  }
  // Read last: it then also has the confirmed rows of records that the user changed while the others were read.
  const shadows = await db.shadow.toArray();
  const underneath = new Map(shadows.map(({ type, id, row }) => [`${type}/${id}`, row]));
  const confirmed = locals.filter(
    ({ type, id, deleted }) => !(underneath.get(`${type}/${id}`)?.deleted ?? deleted),
  );
  return digestsOf(RECORD_TYPES, confirmed);
}

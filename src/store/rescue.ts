import { uuidv4, uuidv7 } from 'uuidv7';

import { RECORD_TYPES } from '#shared/records/index';

import { answersWithin, databaseNamed, deleteStore, storeOf } from './account-store';
import type { AccountDatabase, MetaEntry } from './database';
import { importEntries } from './import';
import { registry } from './registry';
import { beginReload, readSyncState, updateSyncState, type SyncState } from './sync-state';

/**
 * For a database that the browser can no longer use: copies everything that the server does not have to a
 * new database, and loads the rest again. Throws and changes nothing if the outbox cannot be read.
 */
export async function rescueAccount(
  userId: string,
  timeoutMs?: number,
): Promise<{ changes: number; photos: number }> {
  const account = await registry().accounts.get(userId);
  if (!account) throw new Error('This device does not know the account.');
  const broken = databaseNamed(account.dbName);
  // Reading may take long, but not if the database does not answer at all.
  if (!(await answersWithin(async () => broken.outbox.count(), timeoutMs)))
    throw new Error('The storage of this browser does not answer.');
  const unsynced = await readUnsynced(broken);
  const dbName = `platelog-${uuidv7()}`;
  const fresh = databaseNamed(dbName);
  await fresh.transaction('rw', fresh.tables, async () => {
    await fresh.outbox.bulkPut(unsynced.outbox);
    await fresh.shadow.bulkPut(unsynced.shadow);
    await fresh.photoBytes.bulkPut(unsynced.photos);
    for (const { type, rows } of unsynced.records) await fresh.records(type).bulkPut(rows);
    await fresh.meta.bulkPut(unsynced.meta);
  });
  // The server already knows the old replica id, so the copy gets a new one. It keeps the epoch and does a full
  // reload: nothing is sent before everything is loaded, and a restore of the server is noticed.
  const copy = storeOf(userId, dbName);
  await beginReload(
    copy,
    await updateSyncState(copy, { ...unsynced.history, replicaId: uuidv4() }),
  );
  await registry().accounts.update(userId, { dbName });
  // It may be too broken to delete; nothing uses it anymore.
  await deleteStore(account.dbName).catch(() => undefined);
  return { changes: unsynced.outbox.length, photos: unsynced.photos.length };
}

async function readUnsynced(db: AccountDatabase) {
  const outbox = await db.outbox.toArray();
  const ids = [...new Set(outbox.map(({ id }) => id))];
  const records = await Promise.all(
    RECORD_TYPES.map(async (type) => ({
      type,
      rows: (await readable(db.records(type).bulkGet(ids), [])).flatMap((row) => row ?? []),
    })),
  );
  return {
    outbox,
    records,
    shadow: await readable(db.shadow.toArray(), []),
    photos: await db.photoBytes.where('state').anyOf('local', 'refused').toArray(),
    meta: await readable(metaOf(db), []),
    history: await readable(historyOf(db), {}),
  };
}

/** Includes the notes for undoing imports, which only this device has. */
async function metaOf(db: AccountDatabase): Promise<MetaEntry[]> {
  const entries = await db.meta.bulkGet(['ledger', 'minSchema']);
  return [...entries.flatMap((one) => one ?? []), ...(await importEntries(db))];
}

/** The epoch that the sequence numbers in the outbox belong to. */
async function historyOf(db: AccountDatabase): Promise<Partial<SyncState>> {
  const { epoch, loading, reload, generation } = await readSyncState({ db });
  return { epoch, loading, reload, generation };
}

/** Only for data that the server or the outbox can replace: if it cannot be read, the rescue continues without it. */
async function readable<Read>(reading: PromiseLike<Read>, instead: Read): Promise<Read> {
  try {
    return await reading;
  } catch {
    return instead;
  }
}

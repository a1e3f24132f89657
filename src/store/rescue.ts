import { uuidv4, uuidv7 } from 'uuidv7';

import { RECORD_TYPES } from '#shared/records/index';

import { databaseNamed, deleteStore, storeOf } from './account-store';
import type { AccountDatabase } from './database';
import { registry } from './registry';
import { beginReload } from './reload';
import { readSyncState, updateSyncState, type SyncState } from './sync-state';

/**
 * Moves an account out of a database that the browser cannot work with any more: everything that the
 * server does not have is copied to a fresh one first, and the rest is loaded anew from the server.
 * Throws, and changes nothing, where the outbox itself cannot be read.
 */
export async function rescueAccount(userId: string): Promise<{ changes: number; photos: number }> {
  const account = await registry().accounts.get(userId);
  if (!account) throw new Error('This device does not know the account.');
  const broken = databaseNamed(account.dbName);
  const saved = await readUnsynced(broken);
  const dbName = `platelog-${uuidv7()}`;
  const fresh = databaseNamed(dbName);
  await fresh.transaction('rw', fresh.tables, async () => {
    await fresh.outbox.bulkPut(saved.outbox);
    await fresh.shadow.bulkPut(saved.shadow);
    await fresh.photoBytes.bulkPut(saved.photos);
    for (const { type, rows } of saved.records) await fresh.records(type).bulkPut(rows);
    await fresh.meta.bulkPut(saved.meta);
  });
  // The server has seen this device's number already: the copy is another device. It loads as one that
  // remembers its history: nothing goes up before everything has come, and a restore since is noticed.
  const copy = storeOf(userId, dbName);
  await beginReload(copy, await updateSyncState(copy, { ...saved.history, replicaId: uuidv4() }));
  await registry().accounts.update(userId, { dbName });
  // It may be broken enough not to go; nothing points to it any more.
  await deleteStore(account.dbName).catch(() => undefined);
  return { changes: saved.outbox.length, photos: saved.photos.length };
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
    meta: (await readable(db.meta.bulkGet(['ledger', 'minSchema']), [])).flatMap(
      (one) => one ?? [],
    ),
    history: await readable(historyOf(db), {}),
  };
}

/** The server's history that the numbers in the outbox count in. */
async function historyOf(db: AccountDatabase): Promise<Partial<SyncState>> {
  const { epoch, loading, reload, generation } = await readSyncState({ db });
  return { epoch, loading, reload, generation };
}

/** What the server or the outbox can give again is not waited for in vain: where it cannot be read, something else. */
async function readable<Read>(reading: PromiseLike<Read>, instead: Read): Promise<Read> {
  try {
    return await reading;
  } catch {
    return instead;
  }
}

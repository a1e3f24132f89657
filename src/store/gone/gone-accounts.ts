import { RECORD_TYPES } from '#shared/records/index';

import { type AccountStore, closeToWrites, deleteStore, storeOf } from '../account-store';
import { within } from '../within';
import type { AccountDatabase, OutboxEntry } from '../database';
import { type GoneAccount, registry, registryOnDisk, type RegisteredAccount } from '../registry';
import { isKeptInMemory, isSharedDeviceInUse, keepOnDisk } from '../shared-device';
import { removeSharedPhotosOf } from '../photos/shared-photos';
import { countUnsynced, exportUnsynced, photosOnlyHere, type UnsyncedExport } from '../unsynced';

/** How long entries that the server never had are offered as a file. */
export const LEFT_DAYS = 30;
const LEFT_MS = LEFT_DAYS * 24 * 3600 * 1000;

// A broken disk, or a page that the browser has frozen, must not stop the other work.
const EMPTYING_MS = 10_000;
const DELETING_MS = 2_000;
const NEXT_TRY_MS = 30_000;

/**
 * First deletes the account's name, then everything that the server had confirmed. Entries that the server never had
 * stay, so that the user can save them as a file. Steps that fail are repeated at a later start.
 * @returns whether the account was on this device
 */
export async function eraseDeletedAccount(userId: string, now = Date.now()): Promise<boolean> {
  const account = await registry().accounts.get(userId);
  if (!account) return false;
  await takeOffDevice(account, 'deleted', now);
  await finishErasing(now);
  return true;
}

/** From now on the account is not shown on this device; `finishErasing` deletes its data. */
export async function takeOffDevice(
  account: RegisteredAccount,
  why: GoneAccount['why'],
  now = Date.now(),
): Promise<void> {
  const { userId, dbName, user, state } = account;
  const { accounts, failures } = registry();
  const inMemory = isKeptInMemory() ? 1 : 0;
  const row = {
    dbName,
    userId,
    why,
    since: now,
    holds: 'all',
    left: 0,
    told: 0,
    inMemory,
  } as const;
  const takeOff = async () => {
    // Another page or the worker may have removed it already.
    if ((await accounts.get(userId))?.dbName !== dbName) return;
    const others = await accounts.where('userId').notEqual(userId).toArray();
    const successor = others.find((other) => other.user.email === user.email)?.userId ?? null;
    await accounts.delete(userId);
    // Reports that the user wants sent stay: they contain no personal data.
    if (state === 'active') await failures.filter((one) => one.state !== 'asked').delete();
    await registryOnDisk.gone.put({ ...row, successor });
  };
  const tables = [accounts, failures, registryOnDisk.gone];
  await (inMemory === 1 ? takeOff() : registryOnDisk.transaction('rw', tables, takeOff));
  await removeSharedPhotosOf(userId, { nobodys: state === 'active' });
}

/** Continues deletions that were interrupted because a page was closed or a database was in use. */
export async function finishErasing(now = Date.now()): Promise<void> {
  for (const account of await registryOnDisk.gone.toArray()) {
    const isHere = account.inMemory === 0 || isKeptInMemory();
    if (isHere) await finish(account, now).catch(tryAgainSoon);
    else if (!(await isSharedDeviceInUse())) await registryOnDisk.gone.delete(account.dbName);
  }
}

let nextTry: ReturnType<typeof setTimeout> | undefined;

/** The database is in use or does not answer. The next start of the app also tries again. */
function tryAgainSoon(): void {
  clearTimeout(nextTry);
  nextTry = setTimeout(() => {
    finishErasing().catch(() => undefined);
  }, NEXT_TRY_MS);
}

async function finish(gone: GoneAccount, now: number): Promise<void> {
  const isOver = gone.why === 'signed-out' || now - gone.since > LEFT_MS;
  if ((await takeOut(gone, isOver)) > 0) return;
  if (gone.holds !== 'none') await deleteDatabase(gone);
  if (isOver || gone.told === 1) await registryOnDisk.gone.delete(gone.dbName);
}

/** @returns the entries left */
async function takeOut(gone: GoneAccount, isOver: boolean): Promise<number> {
  const isDue = gone.holds === 'all' || (gone.holds === 'unsynced' && isOver);
  if (!isDue) return gone.left;
  // After 30 days even a database that cannot be read is deleted.
  const entriesLeft = isOver
    ? await within(EMPTYING_MS, clear(gone)).catch(() => 0)
    : await within(EMPTYING_MS, keepUnsynced(storeFor(gone)));
  await registryOnDisk.gone.update(gone.dbName, { holds: 'unsynced', left: entriesLeft });
  return entriesLeft;
}

async function deleteDatabase({ dbName, inMemory }: GoneAccount): Promise<void> {
  await within(DELETING_MS, deleteStore(dbName));
  await registryOnDisk.gone.update(dbName, { holds: 'none' });
  if (inMemory === 1) keepOnDisk();
}

function storeFor({ userId, dbName }: GoneAccount): AccountStore {
  return storeOf(userId, dbName);
}

/** Empties the database, because a frozen page may prevent its deletion. */
async function clear(gone: GoneAccount): Promise<number> {
  const { db } = storeFor(gone);
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) if (table.name !== 'meta') await table.clear();
    await closeToWrites(db);
  });
  return 0;
}

/** Deletes everything that the server had confirmed or that the user had deleted. @returns the number of entries left */
async function keepUnsynced({ db }: AccountStore): Promise<number> {
  return db.transaction('rw', db.tables, async () => {
    const deleted = await deletedIn(db);
    // A `recover` operation is about a record that was on the server before.
    const isOwn = (change: OutboxEntry) =>
      change.patch !== null && change.act !== 'recover' && !deleted.has(keyOf(change));
    const own = await db.outbox.filter(isOwn).toArray();
    // An estimate of this device alone is not an entry of the user.
    const entered = own.filter(({ readFrom }) => readFrom === undefined);
    const changed = new Set(entered.map(keyOf));
    await db.outbox.filter((change) => !isOwn(change) || !changed.has(keyOf(change))).delete();
    const photos = await photosOnlyHere(db, 'local', 'refused');
    await db.photoBytes.where('photoId').noneOf(photos).delete();
    // Counted before the records are deleted, because they say which photo belongs to which meal.
    const entriesLeft = await countUnsynced({ db });
    for (const type of RECORD_TYPES) {
      await db
        .records(type)
        .filter(({ id, seq }) => seq > 0 || !changed.has(keyOf({ type, id })))
        .delete();
    }
    await db.plateLook.clear();
    await db.shadow.clear();
    await closeToWrites(db);
    return entriesLeft;
  });
}

/** Keys of deleted records, and of the photos of deleted meals. */
async function deletedIn(db: AccountDatabase): Promise<Set<string>> {
  const deleted = new Set<string>();
  for (const type of RECORD_TYPES) {
    const ids = await db
      .records(type)
      .filter((row) => row.deleted === 1)
      .primaryKeys();
    for (const id of ids) deleted.add(keyOf({ type, id }));
  }
  const isOfDeleted = (mealId: string) => deleted.has(keyOf({ type: 'meal', id: mealId }));
  const photos = await db.photo.filter(({ data }) => isOfDeleted(data.mealId)).primaryKeys();
  for (const id of photos) deleted.add(keyOf({ type: 'photo', id }));
  return deleted;
}

const keyOf = ({ type, id }: { type: string; id: string }) => `${type}/${id}`;

/** The deleted accounts that this device still has to mention to its current user. */
export async function deletionsToTell(): Promise<GoneAccount[]> {
  const isHere = ({ inMemory }: GoneAccount) => inMemory === 0 || isKeptInMemory();
  const isSaid = ({ told, left }: GoneAccount) => told === 1 && left === 0;
  const rows = await registryOnDisk.gone
    .filter((one) => one.why === 'deleted' && one.holds !== 'all' && isHere(one) && !isSaid(one))
    .toArray();
  if (rows.length === 0) return [];
  const active = await registry().accounts.where('state').equals('active').first();
  // Another user must not be able to see the entries that are left.
  return rows.filter(({ successor }) => !active || successor === active.userId);
}

export async function markTold(dbName: string): Promise<void> {
  await registryOnDisk.gone.update(dbName, { told: 1 });
  await finishErasing();
}

export async function exportLeft(gone: GoneAccount): Promise<UnsyncedExport> {
  return exportUnsynced(storeFor(gone));
}

/** The user gave up the entries: nothing of the account is kept or mentioned. */
export async function giveUpLeft(userId: string): Promise<void> {
  const own = registryOnDisk.gone.filter((gone) => gone.userId === userId);
  await own.modify({ why: 'signed-out' });
  await finishErasing();
}

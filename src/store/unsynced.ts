import type { AccountStore } from './account-store';
import type { AccountDatabase, OutboxEntry, PhotoBytes } from './database';

/** Entries that exist on this device only, which the user can save as a file. */
export interface UnsyncedExport {
  format: 'platelog-unsynced';
  version: 1;
  exportedAt: string;
  userId: string;
  /** Oldest first. */
  changes: OutboxEntry[];
  /** The records as this device shows them. */
  entries: { type: string; id: string; deleted: boolean; data: object }[];
  photos: { photoId: string; mime: string; base64: string }[];
}

/** Each entry counts once, in the first state below that applies; a meal with its photo is one entry. */
export interface UnsyncedCounts {
  /** The user has to decide. */
  rejected: number;
  /** Only a newer server can accept it. */
  held: number;
  pending: number;
  /** When the oldest waiting change was made, in ms; null if none waits. */
  oldestAt: number | null;
  /** Everything that would be lost with this device's data; includes photos that the server cannot read. */
  unsynced: number;
}

/** Counts the entries that the server does not have, for all pages. Awards do not count, since they follow from other entries. */
export async function unsyncedCounts({ db }: Pick<AccountStore, 'db'>): Promise<UnsyncedCounts> {
  const outbox: Pick<OutboxEntry, 'type' | 'id' | 'state' | 'at'>[] = [];
  await db.eachPart(db.outbox, (changes) => {
    const entries = changes.filter(({ type }) => type !== 'award');
    outbox.push(...entries.map(({ type, id, state, at }) => ({ type, id, state, at })));
  });
  const [local, refused] = [await photosOnlyHere(db, 'local'), await photosOnlyHere(db, 'refused')];
  const changed = outbox.flatMap(({ type, id }) => (type === 'photo' ? [id] : []));
  const photos = await db.photo.bulkGet([...local, ...refused, ...changed]);
  const meals = new Map<string, string>();
  for (const row of photos) if (row) meals.set(row.id, row.data.mealId);
  const counted = new Set<string>();
  const count = (ids: readonly string[]) => {
    const before = counted.size;
    for (const id of ids) counted.add(meals.get(id) ?? id);
    return counted.size - before;
  };
  const changedIn = (state: OutboxEntry['state']) =>
    outbox.flatMap((entry) => (entry.state === state ? [entry.id] : []));
  const rejected = count(changedIn('rejected'));
  const held = count(changedIn('held'));
  const pending = count([...changedIn('pending'), ...local]);
  count(refused);
  const times = outbox.flatMap(({ state, at }) => (state === 'pending' ? [at] : []));
  const oldestAt = times.reduce<number | null>((first, at) => Math.min(first ?? at, at), null);
  return { rejected, pending, oldestAt, held, unsynced: counted.size };
}

/** Photos in these states. Excludes photos of deleted meals and photos that were replaced. */
export async function photosOnlyHere(
  db: AccountDatabase,
  ...states: readonly ('local' | 'refused')[]
): Promise<string[]> {
  const ids = await db.photoBytes.where('state').anyOf(states).primaryKeys();
  const photos = await db.photo.bulkGet(ids);
  const meals = await db.meal.bulkGet(photos.map((photo) => photo?.data.mealId ?? ''));
  return ids.filter((_, place) => photos[place]?.deleted !== 1 && meals[place]?.deleted !== 1);
}

export async function countUnsynced(store: Pick<AccountStore, 'db'>): Promise<number> {
  return (await unsyncedCounts(store)).unsynced;
}

export async function unsyncedEntries({
  db,
}: AccountStore): Promise<Pick<UnsyncedExport, 'changes' | 'entries'>> {
  const changes: OutboxEntry[] = [];
  await db.eachPart(db.outbox, (some) => {
    changes.push(...some);
  });
  const keys = new Map(changes.map(({ type, id }) => [`${type}/${id}`, { type, id }]));
  const entries: UnsyncedExport['entries'] = [];
  for (const { type, id } of keys.values()) {
    const row = await db.records(type).get(id);
    if (row) entries.push({ type, id, deleted: row.deleted === 1, data: row.data });
  }
  return { changes, entries };
}

export async function unsyncedPhotos({ db }: AccountStore): Promise<PhotoBytes[]> {
  const ids = await photosOnlyHere(db, 'local', 'refused');
  return (await db.photoBytes.bulkGet(ids)).flatMap((photo) => photo ?? []);
}

export async function exportUnsynced(store: AccountStore): Promise<UnsyncedExport> {
  const { userId, now } = store;
  const { changes, entries } = await unsyncedEntries(store);
  const photos = await unsyncedPhotos(store);
  return {
    format: 'platelog-unsynced',
    version: 1,
    exportedAt: new Date(now()).toISOString(),
    userId,
    changes,
    entries,
    photos: photos.flatMap(({ photoId, mime, bytes }) =>
      bytes ? [{ photoId, mime, base64: base64Of(bytes) }] : [],
    ),
  };
}

// In pieces: passing every byte as an argument overflows the stack.
const PIECE = 0x8000;

function base64Of(bytes: ArrayBuffer): string {
  const view = new Uint8Array(bytes);
  let text = '';
  for (let from = 0; from < view.length; from += PIECE) {
    text += String.fromCharCode(...view.subarray(from, from + PIECE));
  }
  return btoa(text);
}

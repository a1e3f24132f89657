import type { AccountStore } from './account-store';
import type { OutboxEntry, PhotoBytes } from './database';
import { entryIdOf } from './outbox';

/** What exists on this device only, for a person to keep as a file. */
export interface UnsyncedExport {
  format: 'platelog-unsynced';
  version: 1;
  exportedAt: string;
  userId: string;
  /** Oldest first. */
  changes: OutboxEntry[];
  /** As this device shows them. */
  entries: { type: string; id: string; deleted: boolean; data: object }[];
  photos: { photoId: string; mime: string; base64: string }[];
}

/** How many entries would be lost with this device's copy; a meal with its photo counts as one. */
export async function countUnsynced({ db }: AccountStore): Promise<number> {
  const entries = new Set<string>();
  await db.eachPart(db.outbox, (changes) => {
    for (const change of changes) entries.add(entryIdOf(change));
  });
  const photos = await db.photoBytes.where('state').anyOf('local', 'refused').primaryKeys();
  const rows = await db.photo.bulkGet(photos);
  rows.forEach((row, place) => entries.add(row?.data.mealId ?? photos[place] ?? ''));
  return entries.size;
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
  return db.photoBytes.where('state').anyOf('local', 'refused').toArray();
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

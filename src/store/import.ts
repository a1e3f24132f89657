import type { RecordType } from '#shared/records/index';
import { markOfWords } from '#shared/rules/meal-state';

import { type AccountStore, activeStore } from './account-store';
import type { AccountDatabase, MetaEntry, PhotoBytes } from './database';
import { mealRowsOfDays } from './meals-of-days';
import { clientFields } from './record-view';
import { useLiveStore } from './use-live';
import { type Change, write } from './write';

/** A validated record to import. */
export interface Incoming {
  type: RecordType;
  id: string;
  patch: object;
  bytes?: PhotoBytes;
}

interface ImportedRecord {
  type: RecordType;
  id: string;
  /** Hash of the imported fields; missing in notes of older app versions. */
  mark?: string;
  /** The meal is the sum of a day. */
  wholeDay?: true;
}

export interface ImportNote {
  id: string;
  at: number;
  source: string;
  file: string;
  records: ImportedRecord[];
}

interface From {
  source: string;
  file: string;
  /** Ids of meals that are the sum of a day. */
  wholeDays?: readonly string[];
}

const NOTES = 'import:';
// Older app versions noted only their last import.
const LAST = 'last-import';
// Small transactions, so that the page can render in between.
const BATCH_SIZE = 100;
const RECORDS_PER_NOTE = 200;

/** Ids that are on this device already; an import leaves these as they are. */
export async function alreadyHere(
  { db }: AccountStore,
  incoming: readonly Incoming[],
): Promise<Set<string>> {
  const here = new Set<string>();
  for (const type of new Set(incoming.map((one) => one.type))) {
    const ids = incoming.filter((one) => one.type === type).map(({ id }) => id);
    for (const some of batches(ids)) {
      const rows = await db.records(type).bulkGet(some);
      rows.forEach((row) => row?.deleted === 0 && here.add(row.id));
    }
  }
  return here;
}

function batches<One>(all: readonly One[], size = BATCH_SIZE): One[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, n) => all.slice(n * size, (n + 1) * size));
}

/**
 * Days with a meal on this device, and days with an imported sum of the day.
 * @param own ids in the file itself; their meals do not count, since an earlier import of the file was stopped
 */
export async function daysTaken(
  store: AccountStore,
  days: readonly string[],
  own: ReadonlySet<string> = new Set(),
): Promise<{ meals: Set<string>; sums: Set<string> }> {
  const sorted = [...days].sort();
  const [from, to] = [sorted[0], sorted.at(-1)];
  if (from === undefined || to === undefined) return { meals: new Set(), sums: new Set() };
  const notes = await imports(store);
  const whole = new Set(
    notes.flatMap(({ records }) => records.flatMap(({ id, wholeDay }) => (wholeDay ? [id] : []))),
  );
  const rows = await mealRowsOfDays(store, from, to);
  const dayOf = ({ data }: (typeof rows)[number]) => data.mealTime.slice(0, 10);
  return {
    meals: new Set(rows.filter(({ id }) => !own.has(id)).map(dayOf)),
    sums: new Set(rows.filter(({ id }) => whole.has(id)).map(dayOf)),
  };
}

interface Watch {
  onProgress?: (done: number, of: number) => void;
  /** If true, the import stops after the records that are already in its note. */
  isOver?: () => boolean;
}

/**
 * Stores a note of what it writes, so that the import can be undone, even if it is stopped. Records that are already
 * on this device are not changed; deleted ones are restored.
 * @returns the note, and whether everything was imported
 */
export async function bringIn(
  incoming: readonly Incoming[],
  { source, file, wholeDays = [] }: From,
  { onProgress, isOver }: Watch = {},
): Promise<ImportNote & { isWhole: boolean }> {
  const store = await activeStore();
  const here = await alreadyHere(store, incoming);
  const fresh = incoming.filter(({ id }) => !here.has(id));
  const whole = new Set(wholeDays);
  const records: ImportedRecord[] = [];
  const note = { id: store.newId(), at: store.now(), source, file };
  let doneCount = 0;
  for (const part of batches(fresh, RECORDS_PER_NOTE)) {
    if (isOver?.()) break;
    for (const { type, id, patch } of part) {
      const mark = contentMark(type, patch);
      records.push({ type, id, mark, ...(whole.has(id) && { wholeDay: true }) });
    }
    // Before the records, so that an interrupted import can be undone too.
    await store.db.meta.put({ key: NOTES + note.id, value: { ...note, records } });
    for (const some of batches(part)) {
      await writeBatch(store, some);
      doneCount += some.length;
      onProgress?.(doneCount, fresh.length);
    }
  }
  return { ...note, records, isWhole: records.length === fresh.length };
}

async function writeBatch(store: AccountStore, some: readonly Incoming[]): Promise<void> {
  // Another device may have imported, or deleted, the same record meanwhile.
  const changes = some.map(({ type, id, patch }): Change => {
    return { type, id, act: type === 'profile' ? 'put' : 'restore', patch };
  });
  const plain = changes.filter((_, index) => !some[index]?.bytes);
  if (plain.length > 0) await write(store, plain);
  for (const [index, { bytes }] of some.entries()) {
    const change = changes[index];
    if (bytes && change) await write(store, [change], bytes);
  }
}

/** The stored entries with the notes of imports. */
export async function importEntries(db: AccountDatabase): Promise<MetaEntry[]> {
  return db.meta.where('key').startsWith(NOTES).or('key').equals(LAST).toArray();
}

/** Newest first. */
export async function imports({ db }: AccountStore): Promise<ImportNote[]> {
  const entries = await importEntries(db);
  const last = entries.find(({ key }) => key === LAST)?.value as
    Omit<ImportNote, 'id' | 'file'> | undefined;
  const listed = entries.flatMap(({ key, value }) => (key === LAST ? [] : [value as ImportNote]));
  if (last) listed.push({ ...last, id: LAST, file: last.source });
  return listed.sort((one, other) => other.at - one.at);
}

/** Deletes imported records that have not been changed since, except the profile, which an account needs. */
export async function undoImport(id: string): Promise<{ removed: number; kept: number }> {
  const store = await activeStore();
  const note = (await imports(store)).find((one) => one.id === id);
  if (!note) return { removed: 0, kept: 0 };
  const records = note.records.filter(({ type }) => type !== 'profile');
  const counts = { removed: 0, kept: 0 };
  for (const some of batches(records)) {
    const { gone, kept } = await unchanged(store, some);
    await write(
      store,
      gone.map((one) => ({ type: one.type, id: one.id, act: 'del', patch: null })),
    );
    counts.removed += gone.length;
    counts.kept += kept;
  }
  await store.db.meta.delete(id === LAST ? LAST : NOTES + id);
  return counts;
}

async function unchanged({ db }: AccountStore, some: readonly ImportedRecord[]) {
  const rows = await Promise.all(some.map(async ({ type, id }) => db.records(type).get(id)));
  const there = some.flatMap((one, index) => {
    const row = rows[index];
    return row?.deleted === 0 ? [{ ...one, data: row.data }] : [];
  });
  const toDelete = there.filter(
    ({ type, mark, data }) => mark === undefined || mark === contentMark(type, data),
  );
  return { gone: toDelete, kept: there.length - toDelete.length };
}

/** Hash of the user's fields, independent of their order and without empty ones. */
function contentMark(type: RecordType, data: object): string {
  return markOfWords(JSON.stringify(inOrder(clientFields(type, data))));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([, held]) => held !== undefined && held !== null);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([field, held]) => [field, inOrder(held)]));
}

export function useImports(): ImportNote[] | undefined {
  return useLiveStore(imports, [], []);
}

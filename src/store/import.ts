import type { RecordType } from '#shared/records/index';
import { markOfWords } from '#shared/rules/meal-state';

import { type AccountStore, activeStore } from './account-store';
import { clientFields } from './client-fields';
import type { PhotoBytes } from './database';
import { mealRowsOfDays } from './meals-of-days';
import { type Change, write } from './write';

/** A record that is to come in, checked. */
export interface Incoming {
  type: RecordType;
  id: string;
  patch: object;
  /** The bytes of a photo. */
  bytes?: PhotoBytes;
}

interface ImportedRecord {
  type: RecordType;
  id: string;
  /** Of what it held when it came in; missing where an older app has noted it. */
  mark?: string;
  /** It stands for a whole day. */
  wholeDay?: true;
}

/** An import that can be undone. */
export interface ImportNote {
  id: string;
  at: number;
  /** Where it came from, in words. */
  source: string;
  /** The name of the file. */
  file: string;
  records: ImportedRecord[];
}

interface From {
  source: string;
  file: string;
  /** Ids of meals that stand for a whole day. */
  wholeDays?: readonly string[];
}

const NOTES = 'import:';
// Where apps before there was a list have noted the one import that they could undo.
const LAST = 'last-import';
// A transaction that is small enough to let the screen breathe between two.
const AT_ONCE = 100;
const NOTED_AT_ONCE = 1_000;

/** Which of these are on this device already, and are left as they are. */
export async function alreadyHere(
  { db }: AccountStore,
  incoming: readonly Incoming[],
): Promise<Set<string>> {
  const rows = await Promise.all(incoming.map(async ({ type, id }) => db.records(type).get(id)));
  return new Set(rows.flatMap((row) => (row?.deleted === 0 ? [row.id] : [])));
}

/** Which of some days have a meal on this device, and which a sum of the whole day from an import. */
export async function daysTaken(
  store: AccountStore,
  days: readonly string[],
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
    meals: new Set(rows.map(dayOf)),
    sums: new Set(rows.filter(({ id }) => whole.has(id)).map(dayOf)),
  };
}

/**
 * Takes records in, and notes which, so that the whole can be undone. What is here already stays as it
 * is; what was deleted here is brought back.
 */
export async function bringIn(
  incoming: readonly Incoming[],
  { source, file, wholeDays = [] }: From,
): Promise<ImportNote> {
  const store = await activeStore();
  const here = await alreadyHere(store, incoming);
  const fresh = incoming.filter(({ id }) => !here.has(id));
  const whole = new Set(wholeDays);
  const records = fresh.map(({ type, id, patch }): ImportedRecord => {
    return { type, id, mark: contentMark(type, patch), ...(whole.has(id) && { wholeDay: true }) };
  });
  const note = { id: store.newId(), at: store.now(), source, file };
  for (let from = 0; from < fresh.length; from += NOTED_AT_ONCE) {
    const to = from + NOTED_AT_ONCE;
    // Before the records: an import that is cut off can be undone as well, and only what it has made.
    const value: ImportNote = { ...note, records: records.slice(0, to) };
    await store.db.meta.put({ key: NOTES + note.id, value });
    for (let at = from; at < Math.min(to, fresh.length); at += AT_ONCE) {
      await takeIn(store, fresh.slice(at, Math.min(at + AT_ONCE, to)));
    }
  }
  return { ...note, records };
}

async function takeIn(store: AccountStore, some: readonly Incoming[]): Promise<void> {
  // Another device may have made, or deleted, the same record of the same file meanwhile.
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

/** The imports of this device that can be undone, the newest first. */
export async function imports({ db }: AccountStore): Promise<ImportNote[]> {
  const notes = await db.meta.where('key').startsWith(NOTES).toArray();
  const last = (await db.meta.get(LAST))?.value as Omit<ImportNote, 'id' | 'file'> | undefined;
  const listed = notes.map(({ value }) => value as ImportNote);
  if (last) listed.push({ ...last, id: LAST, file: last.source });
  return listed.sort((one, other) => other.at - one.at);
}

/**
 * Deletes what an import brought in and nobody has changed since. A profile stays: there is no going without
 * one. Without signal too; done twice it does nothing more.
 */
export async function undoImport(id: string): Promise<{ removed: number; kept: number }> {
  const store = await activeStore();
  const note = (await imports(store)).find((one) => one.id === id);
  if (!note) return { removed: 0, kept: 0 };
  const records = note.records.filter(({ type }) => type !== 'profile');
  const done = { removed: 0, kept: 0 };
  for (let from = 0; from < records.length; from += AT_ONCE) {
    const { gone, kept } = await unchanged(store, records.slice(from, from + AT_ONCE));
    await write(
      store,
      gone.map((one) => ({ type: one.type, id: one.id, act: 'del', patch: null })),
    );
    done.removed += gone.length;
    done.kept += kept;
  }
  await store.db.meta.delete(id === LAST ? LAST : NOTES + id);
  return done;
}

/** Those that are still as they came in, and how many are not. */
async function unchanged({ db }: AccountStore, some: readonly ImportedRecord[]) {
  const rows = await Promise.all(some.map(async ({ type, id }) => db.records(type).get(id)));
  const there = some.flatMap((one, index) => {
    const row = rows[index];
    return row?.deleted === 0 ? [{ ...one, data: row.data }] : [];
  });
  const gone = there.filter(
    ({ type, mark, data }) => mark === undefined || mark === contentMark(type, data),
  );
  return { gone, kept: there.length - gone.length };
}

/**
 * A short mark of what a person has in a record: the same for as long as nobody changes it. What the server
 * adds to it does not count, and neither do the order of its fields and those that are empty.
 */
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

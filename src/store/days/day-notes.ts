import type { DayNoteFields } from '#shared/records/day-note';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { write } from '../write';

export interface DayNote extends DayNoteFields {
  id: string;
}

/** Never waits for the network. */
export async function addNote(fields: DayNoteFields): Promise<string> {
  const store = await activeStore();
  const id = store.newId();
  await write(store, [{ type: 'dayNote', id, act: 'put', patch: fields }]);
  return id;
}

export async function changeNote(id: string, text: string): Promise<void> {
  await write(await activeStore(), [{ type: 'dayNote', id, act: 'put', patch: { text } }]);
}

export async function deleteNote(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'dayNote', id, act: 'del', patch: null }]);
}

export async function restoreNote(id: string): Promise<void> {
  await write(await activeStore(), [{ type: 'dayNote', id, act: 'restore', patch: null }]);
}

/** In the order in which they were written. @param day 'YYYY-MM-DD' */
export async function notesOf({ db }: AccountStore, day: string): Promise<DayNote[]> {
  const rows = await db.dayNote.where('data.day').equals(day).toArray();
  return rows
    .filter(({ deleted }) => deleted === 0)
    .map(({ id, data }) => ({ id, ...data }))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}

interface NotesOfDay {
  day: string;
  notes: DayNote[];
}

/** Returns the previous day's notes, recognizable by `day`, until the new day has been read. */
export function useNotes(day: string): NotesOfDay | undefined {
  return useLiveStore(
    async (store) => ({ day, notes: await notesOf(store, day) }),
    { day, notes: [] },
    [day],
  );
}

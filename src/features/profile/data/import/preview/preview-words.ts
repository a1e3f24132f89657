import type { RecordType } from '#shared/records/index';

import type { Incoming } from '../../../../../store/import';
import { counted } from '../../../../../ui/words/counted';
import { dateWithYear } from '../../../../../ui/words/date';
import { RECORD_NAMES } from '../../../../../ui/words/record-names';
import type { ParsedFile } from '../parsed-file';

/** What would come in: '312 meals, 20 weights'. */
export function contentWords(incoming: readonly Incoming[]): string {
  const counts = new Map<RecordType, number>();
  for (const { type } of incoming) counts.set(type, (counts.get(type) ?? 0) + 1);
  const words = [...counts].map(([type, count]) => {
    const { one, many } = RECORD_NAMES[type];
    return counted(count, one, many);
  });
  return words.join(', ') || 'nothing new';
}

/** The days from the first meal to the last; null where there is none. */
export function spanWords({ incoming }: Pick<ParsedFile, 'incoming'>): string | null {
  const days = incoming
    .flatMap(({ patch }) => ('mealTime' in patch ? [String(patch.mealTime).slice(0, 10)] : []))
    .sort();
  const [first] = days;
  const last = days.at(-1);
  if (first === undefined || last === undefined) return null;
  const from = dateWithYear(first);
  return first === last ? `on ${from}` : `from ${from} to ${dateWithYear(last)}`;
}

/** How many entries of the file could not be read. */
export function leftOutWords(count: number): string {
  const verb = count === 1 ? 'is' : 'are';
  return `${counted(count, 'entry', 'entries')} could not be read and ${verb} left out.`;
}

/** What an undo has done: '312 entries removed. 2 were changed since and are kept.' */
export function undoneWords({ removed, kept }: { removed: number; kept: number }): string {
  const words = `${counted(removed, 'entry', 'entries')} removed.`;
  if (kept === 0) return words;
  const verb = kept === 1 ? 'was' : 'were';
  return `${words} ${kept} ${verb} changed since and ${kept === 1 ? 'is' : 'are'} kept.`;
}

/** How many days the meals are of. */
export function daysWords(incoming: readonly Incoming[]): string {
  const days = incoming.flatMap(({ patch }) =>
    'mealTime' in patch ? [String(patch.mealTime).slice(0, 10)] : [],
  );
  return counted(new Set(days).size, 'day');
}

/** Of an undo that has failed. */
export const NOT_UNDONE = {
  title: 'Not undone',
  description: 'The import could not be undone. Please try again.',
  failed: true,
} as const;

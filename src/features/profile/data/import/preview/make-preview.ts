import { activeStore } from '../../../../../store/account-store';
import { alreadyHere, daysTaken, type Incoming } from '../../../../../store/import';
import { hasLoaded } from '../../../../../store/initial-sync';
import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { type Answers, type ParsedFile, UnreadableFile } from '../parsed-file';

/** A file's content as shown to the user before anything is saved. */
export interface Preview extends ParsedFile {
  files: readonly File[];
  answers: Answers;
  /** Records that are not on this device yet. */
  fresh: Incoming[];
  /** Number of records that are already on this device. */
  known: number;
  /** Foods that the analyzer could not read. */
  unknown: string[];
  /** The analyzer's progress; null if it has nothing to read. */
  reading: { done: number; of: number } | null;
  /** The import's progress; null before it starts. While it runs, the preview cannot be changed. */
  keeping: { done: number; of: number } | null;
  /** Number of days with a sum from an earlier import, whose meals would be counted twice. */
  doubled: number;
}

const LOADING_MS = 5_000;

/**
 * Finds the records of a file that are new on this device. A sum of a day is imported only if the day has no meals.
 * @throws UnreadableFile while the device has not loaded everything: a record that is not loaded yet would count as new
 *   and be overwritten with the file's older state
 */
export async function makePreview(
  parsed: ParsedFile,
  { files, answers }: Pick<Preview, 'files' | 'answers'>,
): Promise<Preview> {
  const store = await activeStore();
  if (!(await hasLoaded(store, LOADING_MS))) throw new UnreadableFile(messages.notLoadedYet);
  const here = await alreadyHere(store, parsed.incoming);
  const fresh = parsed.incoming.filter(({ id }) => !here.has(id));
  const whole = new Set(parsed.wholeDays);
  const taken = await daysTaken(store, fresh.flatMap(dayOf), here);
  const wanted = fresh.filter(
    (one) => !whole.has(one.id) || !dayOf(one).some((day) => taken.meals.has(day)),
  );
  const covered = fresh.length - wanted.length;
  const days = wanted.filter(({ id }) => !whole.has(id)).flatMap(dayOf);
  const sums = covered === 0 ? [] : [format(messages.sumsOfDaysWithMeals, { covered })];
  const kept = new Set(wanted.map(({ id }) => id));
  const unread = parsed.unread.filter(({ meal }) => kept.has(meal));
  return {
    ...parsed,
    files,
    answers,
    unread,
    fresh: wanted,
    known: here.size,
    leftOut: [...parsed.leftOut, ...sums],
    unknown: [],
    keeping: null,
    reading: unread.length > 0 ? { done: 0, of: unread.length } : null,
    doubled: new Set(days.filter((day) => taken.sums.has(day))).size,
  };
}

function dayOf({ patch }: Incoming): string[] {
  return 'mealTime' in patch ? [String(patch.mealTime).slice(0, 10)] : [];
}

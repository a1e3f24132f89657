import { activeStore } from '../../../../../store/account-store';
import { alreadyHere, daysTaken, type Incoming } from '../../../../../store/import';
import { hasLoaded } from '../../../../../store/initial-sync';
import { format } from '../../../../../ui/words/format';
import { messages } from '../messages';
import { type Answers, type ParsedFile, UnreadableFile } from '../parsed-file';

/** A file as it is shown before anything of it is kept. */
export interface Preview extends ParsedFile {
  files: readonly File[];
  answers: Answers;
  /** What is not on this device yet. */
  fresh: Incoming[];
  /** How much of it is here already. */
  known: number;
  /** Foods that the analyzer could not read. */
  unknown: string[];
  /** How far the analyzer has come; null where it has nothing to read. */
  reading: { done: number; of: number } | null;
  /** How far it has come in; null before. Meanwhile nothing of it can be changed. */
  keeping: { done: number; of: number } | null;
  /** Days that have a sum from an earlier import, which would be counted twice. */
  doubled: number;
}

const LOADING_MS = 5_000;

/**
 * What of a file is new on this device. A sum of a day comes in only where the day has nothing else.
 * @throws UnreadableFile while the device has not loaded everything: what is not here yet would be taken for new, and
 *   the file's older state written over it
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
  const sums = covered === 0 ? [] : [format(messages.sumsOfDaysThatHaveMeals, { covered })];
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

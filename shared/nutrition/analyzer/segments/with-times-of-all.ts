import { isDrink } from '../amounts/additions';
import { findItem, isPile } from '../amounts/find-portion';
import type { FoodTable } from '../../table/food-table';
import { hasNoAmount, type Segment } from './read-segment';

// Of more nobody says it of a plate: 'dumplings with sauce x15'.
const TIMES = /^x([2-4])$/;

/**
 * 'cereal with milk x2': the factor behind it all is of all of it, where the last thing is none that is counted by
 * itself; in 'ramen with egg x2' the eggs are two.
 */
export function withTimesOfAll(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  return segments.reduce<readonly Segment[]>((read, segment) => {
    const times = timesOf(segment);
    const from = times === undefined ? -1 : hostOf(read, segment);
    if (times === undefined || from < 0 || isCountable(table, segment)) return [...read, segment];
    const all = [...read.slice(from), withoutCount(segment)];
    return [...read.slice(0, from), ...all.map((one) => manifold(one, times))];
  }, []);
}

function timesOf({ match, phrase, separator }: Segment): number | undefined {
  const times = TIMES.exec(phrase.amount.text)?.[1];
  const isBehind = match !== undefined && separator === 'with' && times !== undefined;
  return isBehind && phrase.amount.unit === undefined ? Number(times) : undefined;
}

/** Where what it is added to begins; -1 where that has an amount of its own, so that the factor may be of one alone. */
function hostOf(read: readonly Segment[], { phrase }: Segment): number {
  const from = read.findLastIndex(
    ({ separator }) => separator === 'break' || separator === 'comma',
  );
  const parts = read.slice(from);
  const isOpen = from >= 0 && parts.every(({ match, phrase: told }) => match && hasNoAmount(told));
  return isOpen && phrase.food !== '' ? from : -1;
}

const SUGAR = /\b(?:sugars?|sweeteners?|splenda|stevia)$/;
const HEAP =
  /\b(?:bowl|plate|serving|portion|container|tub|tin|pouch|nest|scoop|ladle|drizzle|splash|spoonful|spread|dollop|chunk|bite)\b/;
// Of a berry or a leaf nobody counts two.
const GRAMS_LEAST = 10;

/** Milk, butter and rice are poured, spread and heaped; eggs, slices and sugars are counted. */
function isCountable(table: FoodTable, { match, phrase }: Segment): boolean {
  if (SUGAR.test(phrase.food)) return true;
  if (!match || isDrink(table, match.place)) return false;
  const asked = { measure: undefined, size: undefined, hints: new Set<string>(), counted: true };
  const item = findItem(table.food(match.place), asked);
  return item !== undefined && item.grams >= GRAMS_LEAST && !isPile(item) && !HEAP.test(item.text);
}

function withoutCount(segment: Segment): Segment {
  const { phrase } = segment;
  const amount = { ...phrase.amount, count: undefined, text: '', vague: true };
  return { ...segment, phrase: { ...phrase, amount } };
}

function manifold(segment: Segment, times: number): Segment {
  const { phrase } = segment;
  const amount = { ...phrase.amount, share: phrase.amount.share * times };
  return { ...segment, phrase: { ...phrase, amount } };
}

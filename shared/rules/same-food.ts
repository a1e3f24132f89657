import type { MealItem } from '#shared/records/meal-item';

/** How alike two items are as foods, from most to least. */
const LIKENESS = { code: 4, name: 3, within: 2, head: 1, none: 0 } as const;
type Likeness = (typeof LIKENESS)[keyof typeof LIKENESS];

/** At least so alike are two items that are taken for one food. */
export const SAME_FOOD = LIKENESS.within;
/** The same sort of food: enough where one of them must be the other, as for what was stated. */
export const SAME_SORT = LIKENESS.head;

type Named = Pick<MealItem, 'name' | 'source'>;

/** By the table's code, by name, or by a name that says more of the same: 'Rice, white, cooked' and 'White rice'. */
export function likeness(one: Named, other: Named): Likeness {
  if (one.source.kind === 'table' && other.source.kind === 'table') {
    if (one.source.code === other.source.code) return LIKENESS.code;
  }
  const [mine, theirs] = [wordsOf(one.name), wordsOf(other.name)];
  if (mine.join(' ') === theirs.join(' ')) return LIKENESS.name;
  if (headOf(one.name) !== headOf(other.name)) return LIKENESS.none;
  const holds = (words: string[], parts: string[]) => parts.every((part) => words.includes(part));
  return holds(mine, theirs) || holds(theirs, mine) ? LIKENESS.within : LIKENESS.head;
}

/**
 * Which of some items are the same foods as others: places of the others by places of the first. Each is used
 * once, the most alike first, then in order.
 */
export function pairsOf(
  items: readonly Named[],
  others: readonly Named[],
  least: Likeness = SAME_FOOD,
): Map<number, number> {
  const pairs = items
    .flatMap((item, place) =>
      others.map((other, at) => ({ place, at, alike: likeness(item, other) })),
    )
    .filter(({ alike }) => alike >= least)
    .sort((one, other) => other.alike - one.alike || one.place - other.place || one.at - other.at);
  const found = new Map<number, number>();
  const used = new Set<number>();
  for (const { place, at } of pairs) {
    if (found.has(place) || used.has(at)) continue;
    found.set(place, at);
    used.add(at);
  }
  return found;
}

const WORD = /[\p{L}\p{N}]+/gu;

function wordsOf(name: string): string[] {
  return (name.toLowerCase().match(WORD) ?? []).map(singular);
}

/** What a thing is: the last word before a comma, or before what it comes with. */
function headOf(name: string): string {
  const [first = ''] = name.toLowerCase().split(/,| (?:with|in|on|from|and|of) /);
  return wordsOf(first).at(-1) ?? '';
}

function singular(word: string): string {
  if (word.length <= 3 || !word.endsWith('s') || /(?:ss|us)$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return /(?:sh|ch|x|o)es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

type Weighed = Pick<MealItem, 'amount' | 'source'>;

/** Whether a person has said how much of an item it was: no reading changes that. */
export function isAmountStated({ amount: { basis } }: Pick<MealItem, 'amount'>): boolean {
  return basis !== 'usual-portion' && basis !== 'model';
}

/** Whether a person has also said, or taught, what an item holds: then all of it stands. */
export function areFiguresStated({ amount, source }: Weighed): boolean {
  const isTaught = amount.basis === 'person' || amount.basis === 'whole';
  return isTaught || (isAmountStated({ amount }) && source.kind === 'person');
}

import type { MealItem } from '#shared/records/meal-item';

/** How similar two items are as foods, from most to least. */
const LIKENESS = { code: 4, name: 3, within: 2, head: 1, none: 0 } as const;
type Likeness = (typeof LIKENESS)[keyof typeof LIKENESS];

/** The least likeness of two items that count as the same food. */
export const SAME_FOOD = LIKENESS.within;
/** The same sort of food. Enough if one item must correspond to the other, as for stated amounts. */
export const SAME_SORT = LIKENESS.head;

type Named = Pick<MealItem, 'name' | 'source'>;

/**
 * Compares by the table's code, by name, or by a name that contains the other: 'Rice, white, cooked' and 'White
 * rice'.
 */
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
 * Pairs items with other items that are the same food: indexes of the others by indexes of the first. Each is used
 * once; the most similar are paired first, then in order.
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

/** The head noun of a name: the last word before a comma or a word such as 'with'. */
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

/** Whether the user has stated the amount of an item, which no analysis changes. */
export function isAmountStated({ amount: { basis } }: Pick<MealItem, 'amount'>): boolean {
  return basis !== 'usual-portion' && basis !== 'model';
}

/** Whether the user has also stated or taught the nutrients of an item, so that no analysis changes it at all. */
export function areFiguresStated({ amount, source }: Weighed): boolean {
  const isTaught = amount.basis === 'person' || amount.basis === 'whole';
  return isTaught || (isAmountStated({ amount }) && source.kind === 'person');
}

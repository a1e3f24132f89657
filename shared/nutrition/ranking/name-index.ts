import type { CompactFoodTable } from '../compact-table';
import { wordsOf } from './words';

/** One name of a food: its description, or one of its other names. */
export interface IndexedName {
  place: number;
  words: string[];
  /** Words before the first comma: what the food is. */
  head: Set<string>;
  /** Whether it is the description itself. */
  own: boolean;
}

export interface NameIndex {
  names: IndexedName[];
  /** Numbers of the names that hold a word. */
  holding: Map<string, number[]>;
  /** How much a word tells: rare words more. */
  weight: (word: string) => number;
  /** Every word, in order, for what is being typed. */
  vocabulary: string[];
}

// How a food is prepared tells less of what it is.
const PREPARATION = new Set(
  (
    'cooked raw fried grilled baked boiled roasted steamed toasted broiled sauteed poached fresh plain ' +
    'homemade regular large small medium hot cold warm whole piece slice sliced chopped mixed style ' +
    'type made prepared added fat nfs ns as to or and with without from of in on'
  ).split(' '),
);
const PREPARATION_SHARE = 0.3;
// A word of no food is more often praise ('hearty') than a food that the table lacks.
const UNKNOWN_WEIGHT = 2;

/** Indexes every name of every food. */
export function indexNames(compact: Pick<CompactFoodTable, 'names' | 'aliases'>): NameIndex {
  const names = compact.names.flatMap((name, place) =>
    namesOf(name, compact.aliases[place] ?? '', place),
  );
  const holding = new Map<string, number[]>();
  names.forEach(({ words }, number) => {
    for (const word of new Set(words)) {
      const list = holding.get(word);
      if (list) list.push(number);
      else holding.set(word, [number]);
    }
  });
  const weight = (word: string) => {
    const count = holding.get(word)?.length ?? 0;
    if (count === 0) return UNKNOWN_WEIGHT;
    const rarity = Math.log(1 + names.length / (1 + count));
    return PREPARATION.has(word) ? rarity * PREPARATION_SHARE : rarity;
  };
  return { names, holding, weight, vocabulary: [...holding.keys()].sort() };
}

function namesOf(description: string, aliases: string, place: number): IndexedName[] {
  const own = indexedName(description, place, true);
  const others = aliases === '' ? [] : aliases.split('|');
  return [own, ...others.map((alias) => indexedName(alias, place, false))];
}

function indexedName(name: string, place: number, own: boolean): IndexedName {
  const [head = ''] = name.split(',');
  return { place, own, words: [...new Set(wordsOf(name))], head: new Set(wordsOf(head)) };
}

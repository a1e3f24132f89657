import type { FoodTable } from '../food-table';
import type { IndexedName } from './name-index';
import { preference } from './preference';
import { wordsOf } from './words';

/** A food that words may mean. */
export interface Match {
  place: number;
  /** Share of the words' weight that the food's name holds, 0 to 1. */
  cover: number;
  /** Share of the name's weight that the words ask for, 0 to 1. */
  precision: number;
  score: number;
}

// Fewer of the words than this say nothing about a food.
const COVER_MIN = 0.5;
const SURE_COVER = 0.75;
const PRECISION_MIN = 0.3;
// A word that so many names hold is no way in, unless it is the only one.
const CANDIDATES_MAX = 2_500;

/** The best foods for a phrase, best first; none where too little of it names a food. */
export function findFoods(table: FoodTable, phrase: string, most: number): Match[] {
  const words = [...new Set(wordsOf(phrase))];
  if (words.length === 0) return [];
  const place = table.named.get(wordsOf(phrase).join(' '));
  if (place !== undefined)
    return [{ place, cover: 1, precision: 1, score: Number.POSITIVE_INFINITY }];
  const best = new Map<number, Match>();
  for (const name of candidates(table, words)) {
    const match = scored(table, name, words);
    const known = best.get(name.place);
    if (match && (!known || match.score > known.score)) best.set(name.place, match);
  }
  return [...best.values()]
    .sort((one, other) => other.score - one.score || one.place - other.place)
    .slice(0, most);
}

/**
 * With few of the words it takes what the thing is, by its name or by theirs; and a long name is not
 * meant by one word in it ('a long day' is no Long Island iced tea).
 */
function isPlausible(
  { cover, precision }: Pick<Match, 'cover' | 'precision'>,
  name: IndexedName,
  words: string[],
): boolean {
  const namesIt = words.includes([...name.head].at(-1) ?? '');
  if (precision < PRECISION_MIN && !namesIt) return false;
  return cover >= SURE_COVER || namesIt || name.head.has(words.at(-1) ?? '');
}

/** Names that hold at least one telling word, by way of the rarest words. */
function candidates({ index }: FoodTable, words: string[]): IndexedName[] {
  const lists = words
    .map((word) => index.holding.get(word) ?? [])
    .filter((list) => list.length > 0)
    .sort((one, other) => one.length - other.length);
  const found = new Set<number>();
  for (const list of lists) {
    if (found.size > 0 && found.size + list.length > CANDIDATES_MAX) break;
    for (const number of list) found.add(number);
  }
  return [...found].flatMap((number) => index.names[number] ?? []);
}

/** How well a name fits the words; undefined where it is not meant by them. */
function scored(table: FoodTable, name: IndexedName, words: string[]): Match | undefined {
  const { weight } = table.index;
  const asked = new Set(words);
  const held = sum(words.filter((word) => name.words.includes(word)).map(weight));
  const cover = held / (sum(words.map(weight)) || 1);
  // Most candidates end here: what follows is the dear part.
  if (cover < COVER_MIN) return undefined;
  const extra = sum(name.words.filter((word) => !asked.has(word)).map(weight));
  const precision = held / (held + extra || 1);
  if (!isPlausible({ cover, precision }, name, words)) return undefined;
  const headHeld = share([...name.head], (word) => asked.has(word));
  // The last word of a phrase is what it is: 'chicken noodle soup' is a soup.
  const noun = name.head.has(words.at(-1) ?? '') ? 1 : 0;
  const fit = cover * 3 + headHeld * 0.8 + noun * 0.5;
  const loss = Math.min(1.2, extra / 40) + (name.own ? 0 : 0.12);
  const score = fit - loss + preference(table, name.place, asked);
  return { place: name.place, cover, precision, score };
}

function share(words: string[], holds: (word: string) => boolean): number {
  return words.filter(holds).length / (words.length || 1);
}

function sum(numbers: number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

import type { Food } from './food';
import type { FoodTable } from './food-table';
import { NAMED_FOODS } from './named-foods';
import { wordsOf } from '../analyzer/language/words';

interface Hit {
  place: number;
  score: number;
}

/**
 * Foods for what is being typed: every word may be the start of one of the table's words, or, if it starts none, may
 * differ from one by a letter. Plain names count even if the table has no such word: 'sourdough' is 'sour dough' there.
 * Best first.
 */
export function searchFoods(table: FoodTable, query: string, limit: number): Food[] {
  const groups = wordsOf(query)
    .slice(0, 8)
    .map((word) => expand(table, word));
  const plain = plainPlaces(table, query, limit);
  const others = bestFoods(table, scoresOf(table, groups)).filter(
    ({ place }) => !plain.includes(place),
  );
  return [...plain, ...others.map(({ place }) => place)]
    .slice(0, limit)
    .map((place) => table.food(place));
}

/** Scores of the names that contain a word of every group; empty if a group is empty. */
function scoresOf(table: FoodTable, groups: readonly string[][]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const [index, group] of groups.entries()) {
    const gained = gains(table, group);
    for (const [name, gain] of gained) {
      if (index > 0 && !scores.has(name)) continue;
      scores.set(name, (scores.get(name) ?? 0) + gain);
    }
    for (const name of scores.keys()) if (!gained.has(name)) scores.delete(name);
  }
  return scores;
}

const PLAIN_MAX = 4;
// The fewest letters for which plain names are suggested.
const SHORTEST = 2;

/**
 * Foods whose plain names start with what is typed, the shortest first: 'eggs' gives boiled, fried and scrambled ones
 * before any dish of eggs, 'whole wh' gives whole wheat bread.
 */
function plainPlaces(table: FoodTable, query: string, limit: number): number[] {
  const typed = wordsOf(query);
  const last = typed.at(-1) ?? '';
  if (typed.join('').length < SHORTEST) return [];
  const begins = (words: readonly string[]) =>
    typed.slice(0, -1).every((word) => words.includes(word)) &&
    words.some((word) => word.startsWith(last) && !typed.slice(0, -1).includes(word));
  const names = Object.keys(NAMED_FOODS)
    .map((name) => ({ key: wordsOf(name).join(' '), words: wordsOf(name) }))
    .filter(({ words }) => begins(words))
    .sort(
      (one, other) =>
        startsAt(one.words, typed[0] ?? '') - startsAt(other.words, typed[0] ?? '') ||
        one.words.length - other.words.length,
    );
  const places = names.flatMap(({ key }) => table.named.get(key) ?? []);
  return [...new Set(places)].slice(0, Math.min(PLAIN_MAX, limit));
}

/** The food itself comes first, then names that only start with the word, such as 'milk chocolate'. */
function startsAt(words: readonly string[], first: string): number {
  if (words.at(-1)?.startsWith(first)) return 0;
  return words[0]?.startsWith(first) ? 1 : 2;
}

/** Words of the table that a typed word may become. */
function expand({ index: { search: index } }: FoodTable, typed: string): string[] {
  const from = firstAtLeast(index.vocabulary, typed);
  const found: string[] = [];
  for (let at = from; index.vocabulary[at]?.startsWith(typed); at += 1)
    found.push(index.vocabulary[at] ?? '');
  if (found.length > 0 || typed.length < 4) return found;
  return index.vocabulary.filter((word) => isOneLetterOff(word, typed));
}

function gains({ index: { search: index } }: FoodTable, words: string[]): Map<number, number> {
  const gained = new Map<number, number>();
  words.forEach((word, rank) => {
    const gain = rank === 0 ? 1.2 : 1;
    for (const name of index.holding.get(word) ?? []) {
      const head = index.names[name]?.head.has(word) ? 0.6 : 0;
      gained.set(name, Math.max(gained.get(name) ?? 0, gain + head));
    }
  });
  return gained;
}

function bestFoods({ index: { search: index } }: FoodTable, scores: Map<number, number>): Hit[] {
  const byFood = new Map<number, number>();
  for (const [number, score] of scores) {
    const name = index.names[number];
    if (!name) continue;
    const value = score - name.words.length * 0.06 + (name.own ? 0.6 : 0);
    byFood.set(name.place, Math.max(byFood.get(name.place) ?? -Infinity, value));
  }
  return [...byFood]
    .map(([place, score]) => ({ place, score }))
    .sort((one, other) => other.score - one.score || one.place - other.place);
}

function firstAtLeast(sorted: readonly string[], word: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Whether two words differ by one inserted, missing or changed letter. */
function isOneLetterOff(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start += 1;
  const [longer, shorter] = one.length >= other.length ? [one, other] : [other, one];
  const skip = longer.length === shorter.length ? 1 : 0;
  return longer.slice(start + 1) === shorter.slice(start + skip);
}

import { type FoodMemory, memoryKey } from '../food-memory';
import type { FoodTable } from '../../table/food-table';
import { keyOfName } from '../../table/named-places';
import { readPhrase } from '../amounts/read-phrase';
import { plainDescription } from '../language/plain-description';
import { type Match, WHOLE } from '../ranking/score-name';
import type { NameIndex } from '../ranking/name-index';
import { WEIGHTS } from '../ranking/weights';
import { normalise } from '../language/words';
import type { Segment } from './read-segment';

const places = new WeakMap<NameIndex, Map<string, number>>();

// '100 g', '2 cups of': what may stand before a description.
const LEADING_AMOUNT =
  /^\s*(\d[\d./ ]*(?:[^\S ]\s*)?(?:g|grams?|kg|oz|ml|cups?|tbsp|tsp)\s+(?:of\s+)?)?(.*)$/is;

const LONGEST = 300;

/**
 * A text that is a description of the table, letter for letter, with or without an amount before it:
 * no comma or 'with' in it parts anything. Undefined for every other text.
 */
export function readWholeName(
  table: FoodTable,
  text: string,
  memory: FoodMemory,
): Segment | undefined {
  if (text.length > LONGEST) return undefined;
  const [, amount = '', name = ''] = LEADING_AMOUNT.exec(text) ?? [];
  const place = placesOf(table.index).get(lettersOf(name));
  // A dish of ours and the person's memory know better what a plain name means.
  const key = memoryKey(name);
  if (place === undefined || memory.has(key) || isOurOwn(table, key, name)) return undefined;
  const phrase = readPhrase(plainDescription(normalise(`${amount} food`)));
  return { phrase: { ...phrase, food: name.trim() }, match: exact(place), separator: 'break' };
}

// 'a', '2', 'half a': what may stand before a name; '3 musketeers' begins with its own number.
const ANY_AMOUNT =
  /^((?:(?:half|1\/2|0\.5) (?:of )?(?:(?:an?|my|the) )?|(?:an?|my|the|one|two|three|[1-9]\d?) ))?(.*)$/;

/** Names of foods that are said of other things more often. */
export const SAID_OF_OTHERS = new Set([
  'good day',
  'run down',
  'lucky me',
  'air up',
  'boil up',
  'or',
]);

/** A text that is a name of ours, though each of its words means something else: 'boost', 'after eight'. */
export function readNameAlone(table: FoodTable, text: string): Segment | undefined {
  const said = normalise(text).trim();
  if (said.length > LONGEST || SAID_OF_OTHERS.has(said)) return undefined;
  const [, amount = '', rest = ''] = ANY_AMOUNT.exec(said) ?? [];
  for (const [ahead, name] of [['', said] as const, [amount, rest] as const]) {
    const place = table.named.get(keyOfName(name));
    if (place === undefined) continue;
    const phrase = readPhrase(`${ahead}food`);
    return { phrase: { ...phrase, food: name }, match: exact(place), separator: 'break' };
  }
  return undefined;
}

function isOurOwn(table: FoodTable, key: string, name: string): boolean {
  const named = table.named.get(key);
  if (named === undefined) return false;
  const own = table.index.descriptions[named] ?? '';
  // What a plain word means is another food than the one that is called so: 'oats'.
  return lettersOf(own) !== lettersOf(name) || table.kindOf(named) === 'own';
}

function exact(place: number): Match {
  const gain = WEIGHTS.namedGain;
  return { ...WHOLE, place, score: gain, gain, named: true };
}

function placesOf(index: NameIndex): Map<string, number> {
  let known = places.get(index);
  if (known) return known;
  known = new Map();
  for (const [place, name] of index.descriptions.entries()) {
    const letters = lettersOf(name);
    if (!known.has(letters)) known.set(letters, place);
  }
  places.set(index, known);
  return known;
}

function lettersOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
}

import type { CompactFoodTable } from '../compact-table';
import { readPhrase } from '../grammar/amounts';
import { chunksOf } from '../grammar/chunks';
import { isTalk, valueOf } from '../grammar/tokens';
import { readUnit } from '../grammar/units';
import { NAMED_FOODS } from '../overrides/named-foods';
import { normalise, wordsOf } from '../ranking/words';
import { codesOf } from './read-food';

interface Opened {
  /** Names of all foods, in the order of their places. */
  names: readonly string[];
  tables: readonly CompactFoodTable[];
  places: ReadonlyMap<string, number>;
}

/**
 * The foods that plain words mean: by our list of plain words first, then by the names that our own
 * table gives to its foods and to those of others. What the survey itself calls a food stays that food:
 * our names give way to it.
 */
export function namedPlaces({ names, tables, places }: Opened): Map<string, number> {
  // Backwards, so that of foods of one name the first table's stands.
  const placeOfName = new Map([...names.entries()].reverse().map(([place, name]) => [name, place]));
  const named = new Map<string, number>();
  const add = (words: string, place: number | undefined) => {
    const key = wordsOf(words).join(' ');
    if (place !== undefined && !named.has(key)) named.set(key, place);
  };
  for (const [words, name] of Object.entries(NAMED_FOODS)) add(words, placeOfName.get(name));
  const surveyed = new Set(tables.filter(({ kind }) => kind === 'survey').flatMap(lowerNames));
  const own = tables.flatMap((table) => ownNames(table, surveyed));
  for (const [words, code] of own) add(words, places.get(code));
  for (const [words, code] of own) add(asRead(words), places.get(code));
  for (const [key, place] of inAnyOrder(named)) add(key, place);
  return named;
}

const IN_ANY_ORDER_WORDS = 3;

/** The key of long names for those who say their words in another order: 'latte oat milk'. */
export function keyInAnyOrder(words: readonly string[]): string | undefined {
  const telling = words.filter((word) => !SMALL_WORDS.has(word));
  return telling.length < IN_ANY_ORDER_WORDS ? undefined : telling.sort().join(' ');
}

/** Names by that key, but for keys that two foods share. */
function inAnyOrder(named: ReadonlyMap<string, number>): Map<string, number> {
  const byKey = new Map<string, number>();
  const shared = new Set<string>();
  for (const [name, place] of named) {
    const key = keyInAnyOrder(name.split(' '));
    if (key === undefined) continue;
    if (byKey.has(key) && byKey.get(key) !== place) shared.add(key);
    byKey.set(key, place);
  }
  for (const key of shared) byKey.delete(key);
  return byKey;
}

const SMALL_WORDS = new Set('and with w on in over made the a an of'.split(' '));

/**
 * A name as the analyser would read it in a description: 'beans on toast' as 'beans with toast'.
 * A name of which it would drop more than small words stays: 'pickle' is not 'sweet pickle'.
 */
function asRead(name: string): string {
  if (isReadWhole(name)) return name;
  const chunks = chunksOf(name).map(({ text, joint }, index) =>
    index === 0 ? text : `${joint === 'and' ? 'and' : 'with'} ${text}`,
  );
  const read = readPhrase(chunks.join(' ')).food;
  return tellingWords(read) < tellingWords(name) ? name : read;
}

const LETTERS = /^[\p{L} '-]+$/u;
const JOINT =
  /\b(?:and|with|within|w|n|on|in|over|for|from|that|which|no|not|without|of|to|plus)\b/;

/** Most names are words of the food alone: the reader would leave them as they are. */
function isReadWhole(name: string): boolean {
  const plain = normalise(name);
  return LETTERS.test(plain) && !JOINT.test(plain) && !plain.split(/[ -]/).some(isOfAmounts);
}

function isOfAmounts(word: string): boolean {
  return isTalk(word) || valueOf(word) !== undefined || readUnit(word) !== undefined;
}

function tellingWords(text: string): number {
  return wordsOf(text).filter((word) => !SMALL_WORDS.has(word)).length;
}

/** Each name that a table of our own gives, with the code of its food. */
function ownNames(
  { kind, codes, names, aliases, additions }: CompactFoodTable,
  surveyed: ReadonlySet<string>,
) {
  if (kind !== 'own') return [];
  const own = codesOf(codes);
  const all = [
    ...own.map((code, row) => [names[row] ?? '', code] as const),
    ...own.flatMap((code, row) => split(aliases[row]).map((alias) => [alias, code] as const)),
    ...(additions?.codes ?? []).flatMap((code, row) =>
      split(additions?.aliases[row]).map((alias) => [alias, code] as const),
    ),
  ];
  return all.filter(([name]) => !surveyed.has(name.toLowerCase()));
}

function lowerNames({ names }: CompactFoodTable): string[] {
  return names.map((name) => name.toLowerCase());
}

function split(aliases: string | undefined): string[] {
  return aliases ? aliases.split('|') : [];
}

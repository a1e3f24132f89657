import type { CompactFoodTable } from './compact-table';
import { readPhrase } from '../analyzer/amounts/read-phrase';
import { chunksOf } from '../analyzer/amounts/chunks-of';
import { isFillerWord, valueOf } from '../analyzer/amounts/tokens';
import { readUnit } from '../analyzer/amounts/units';
import { SMALL_WORDS } from '../analyzer/ranking/any-order';
import { normalise, wordsOf } from '../analyzer/language/words';

export type NameKeys = Required<Pick<CompactFoodTable, 'keys' | 'addedKeys'>>;

/**
 * The plain words by which each food is meant that a table of our own names: its names as a phrase
 * of them is looked up, and as the analyser would read them in a description. What takes long to
 * find out is found out when the table is made.
 * @param table ours, whose rows and additions the result follows; '|' between the keys of one food
 * @param surveyed names of the survey's foods: what the survey itself calls a food stays that food,
 *   and our names give way to it
 */
export function nameKeys(table: CompactFoodTable, surveyed: readonly string[]): NameKeys {
  const taken = new Set(surveyed.map((name) => name.toLowerCase()));
  const own = table.names.map((name, row) => [name, ...split(table.aliases[row])]);
  const added = (table.additions?.aliases ?? []).map(split);
  const lists = [...own, ...added].map((names) =>
    names.filter((name) => !taken.has(name.toLowerCase())),
  );
  const ownerOf = new Map<string, number>();
  const add = (words: string, owner: number) => {
    const key = wordsOf(words).join(' ');
    if (!ownerOf.has(key)) ownerOf.set(key, owner);
  };
  lists.forEach((names, owner) => names.forEach((name) => add(name, owner)));
  lists.forEach((names, owner) => names.forEach((name) => add(asRead(name), owner)));
  const keys = lists.map((): string[] => []);
  for (const [key, owner] of ownerOf) keys[owner]?.push(key);
  const joined = keys.map((list) => list.join('|'));
  return { keys: joined.slice(0, own.length), addedKeys: joined.slice(own.length) };
}

/**
 * A name as the analyser would read it in a description: 'beans on toast' as 'beans with toast'.
 * A name of which it would drop more than small words stays: 'pickle' is not 'sweet pickle'.
 */
function asRead(name: string): string {
  if (isReadWhole(name)) return name;
  const chunks = chunksOf(name).map(({ text, separator }, index) =>
    index === 0 ? text : `${separator === 'and' ? 'and' : 'with'} ${text}`,
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
  return isFillerWord(word) || valueOf(word) !== undefined || readUnit(word) !== undefined;
}

function tellingWords(text: string): number {
  return wordsOf(text).filter((word) => !SMALL_WORDS.has(word)).length;
}

function split(aliases: string | undefined): string[] {
  return aliases ? aliases.split('|') : [];
}

import type { CompactFoodTable } from './compact-table';
import { keyOfName, namesOf } from './named-places';
import { readPhrase } from '../analyzer/amounts/read-phrase';
import { chunksOf } from '../analyzer/amounts/chunks-of';
import { isFillerWord, valueOf } from '../analyzer/amounts/tokens';
import { readUnit } from '../analyzer/amounts/units';
import { SMALL_WORDS } from '../analyzer/ranking/any-order';
import { normalise, wordsOf } from '../analyzer/language/words';

export type NameKeys = Required<Pick<CompactFoodTable, 'keys' | 'addedKeys'>>;

/**
 * The words by which a description means a food of one of our own tables, in addition to those of its names: each name
 * as the analyzer would read it there. Calculated when the table is built, because it takes long.
 * @param table one of ours; the result has its rows and then its additions, with '|' between the keys of one food
 * @param surveyed names of the survey's foods, from `surveyedNames`
 */
export function nameKeys(table: CompactFoodTable, surveyed: ReadonlySet<string>): NameKeys {
  const all = namesOf(table, surveyed);
  const taken = new Set(all.flat().map(keyOfName));
  const keys = all.map((names) => {
    const further = names.map((name) => keyOfName(asRead(name))).filter((key) => !taken.has(key));
    for (const key of further) taken.add(key);
    return [...new Set(further)].join('|');
  });
  const own = table.names.length;
  return { keys: keys.slice(0, own), addedKeys: keys.slice(own) };
}

/**
 * A name as the analyzer would read it in a description: 'beans on toast' as 'beans with toast'. A name of which it
 * would drop more than small words stays: 'pickle' is not 'sweet pickle'.
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

/** Most names contain only words of the food: the analyzer would not change them. */
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

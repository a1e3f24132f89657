import type { FoodTable } from '../../table/food-table';
import { isKnownWord } from '../ranking/spelling';
import { type Find, isPlainName } from '../ranking/score-name';

const LONG_WORD = /(?<![\p{L}\d'-])[a-z]{7,22}(?![\p{L}\d'-])/gu;
const SHORTEST = 3;
/** Words that only look like two: 'to kickstart my day' is no tart. */
const ONE_WORD = /^(?:kickstart(?:s|ed|er|ers|ing)?|crunchberries)$/;

/** 'porkchops', 'icedcoffee': a word that no food has, of two that together are a name. */
export function withNamesApart(table: FoodTable, find: Find, text: string): string {
  return text.replace(LONG_WORD, (word) =>
    ONE_WORD.test(word) || isKnownWord(table, word) ? word : (apart(table, find, word) ?? word),
  );
}

function apart(table: FoodTable, find: Find, word: string): string | undefined {
  for (let at = word.length - SHORTEST; at >= SHORTEST; at -= 1) {
    const [first, second] = [word.slice(0, at), word.slice(at)];
    if (!isKnownWord(table, first) || !isKnownWord(table, second)) continue;
    const match = find(`${first} ${second}`);
    if (match !== undefined && isPlainName(match)) return `${first} ${second}`;
  }
  return undefined;
}

import { FILLER } from './filler';
import { readSize, type Size } from './units';

const NO_NAME = /^(?:a|an|the|of|x|sized|size)$/;
// 'medium crust', 'small curd': a size that belongs to the name.
const PART_AFTER_SIZE = /^(?:crust|curd|rare|well|macs?|fish|bite|mill|n)$/;

/** The words of the food: talk goes from both ends, articles and sizes from everywhere. */
export function foodWordsOf(tokens: readonly string[]): string[] {
  const words = tokens.filter(
    (word, place) =>
      !NO_NAME.test(word) && (sizeAt(tokens, place) === undefined || /^th(?:in|ick)$/.test(word)),
  );
  const isName = (word: string) => !FILLER.has(word);
  const first = words.findIndex(isName);
  return first < 0 ? [] : words.slice(first, words.findLastIndex(isName) + 1);
}

/** The size that is said of a food; undefined where none is. */
export function sizeIn(tokens: readonly string[]): Size | undefined {
  const place = tokens.findIndex((_, index) => sizeAt(tokens, index) !== undefined);
  return sizeAt(tokens, place);
}

function sizeAt(tokens: readonly string[], place: number): Size | undefined {
  const word = tokens[place] ?? '';
  const size = readSize(word);
  return PART_AFTER_SIZE.test(tokens[place + 1] ?? '') ? undefined : size;
}

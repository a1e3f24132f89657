import { isCounted, type Phrase, readPhrase } from '../amounts/read-phrase';
import { portionWords } from '../amounts/portion-word';
import type { Chunk } from '../amounts/chunks-of';
import { type Find, isPlainName } from '../ranking/score-name';

const MEASURE = new RegExp(
  String.raw`^(.{3,40}) (${portionWords('behind').join('|')}|sliver|tin|side|tube)((?:e?s)?)$`,
);

/** 'chess pie slice', '2 pizza slices': so many of the measure, if no food is called so. */
export function withMeasureBehind(find: Find, chunk: Chunk): Chunk {
  const { food, amount } = chunk.phrase;
  const told = MEASURE.exec(food);
  if (!told) return chunk;
  const [, name = '', measure = '', many] = told;
  if (isOther(find, food, name)) return chunk;
  if (!isOpen(chunk.phrase, many !== '') || !isFood(find, name)) return chunk;
  // A scoop of a dish is as much as a spoon of the kitchen gives, which is its usual portion.
  if (measure === 'scoop' && !isCounted(chunk.phrase))
    return { ...chunk, phrase: { ...chunk.phrase, food: name } };
  const counted = readPhrase(`${amount.count ?? 1} ${measure} ${name}`);
  const thing = ofOneFood(find, counted.food, name);
  return { ...chunk, phrase: { ...chunk.phrase, food: thing, amount: counted.amount } };
}

/** Words that say nothing elsewhere may belong to the name: 'ensure vanilla bottle'. */
function ofOneFood(find: Find, words: string, name: string): string {
  return find(words)?.place === find(name)?.place ? words : name;
}

/** Without a measure of its own; several are counted. */
function isOpen(phrase: Phrase, isMany: boolean): boolean {
  return phrase.amount.unit === undefined && (!isMany || isCounted(phrase));
}

/** A 'burrito bowl' is another thing than a burrito, and a 'tuna tin' is tuna. */
function isOther(find: Find, words: string, name: string): boolean {
  const match = find(words);
  return match?.named === true && match.place !== find(name)?.place;
}

function isFood(find: Find, words: string): boolean {
  const match = find(words);
  return match !== undefined && isPlainName(match);
}

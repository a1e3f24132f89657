import type { Chunk } from '../amounts/chunks-of';
import { portionWord } from '../amounts/portion-word';
import type { Find } from '../ranking/score-name';

/** 'schooner of xxxx': what is drunk by such a measure is known by it, if by nothing else. */
export function withKnownDrink(find: Find, chunk: Chunk): Chunk {
  const { food, amount } = chunk.phrase;
  const word = amount.unit?.kind === 'measure' ? portionWord(amount.unit.word) : undefined;
  const isDrink = word?.drinkGrams !== undefined && word.alone !== undefined;
  if (!isDrink || food === '' || find(food) !== undefined) return chunk;
  return { ...chunk, phrase: { ...chunk.phrase, food: `${food} ${word.alone}` } };
}

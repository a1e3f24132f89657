import { memoryKey, type FoodMemory } from './food-memory';
import type { FoodTable } from './food-table';
import { isNaming } from './ranking/asked-terms';
import { findFoods } from './ranking/find-food';
import { WHOLE, type Match } from './ranking/match';
import { WEIGHTS } from './ranking/weights';
import { wordsOf } from './ranking/words';
import type { Find } from './read-run';

// More than any other reading of the same words gains.
const REMEMBERED_GAIN = 10;
// So much of words and name must be each other's for a food that is known by name.
const BY_NAME = 0.99;

/**
 * How the words of a description find their food: the likeliest, or, where the words are not English,
 * the one that bears the name. The same words are looked up once.
 */
export function finder(table: FoodTable, memory: FoodMemory, how: 'likely' | 'by-name'): Find {
  const find = how === 'likely' ? foundFood : namedFood;
  return remembering((food) => rememberedFood(table, food, memory) ?? find(table, food));
}

function namedFood(table: FoodTable, food: string): Match | undefined {
  const [best] = findFoods(table, food, 1);
  if (!best || best.slip) return undefined;
  const isIt = best.named || (best.cover >= BY_NAME && best.precision >= BY_NAME);
  return isIt ? { ...best, named: true } : undefined;
}

/** A food that the person has told to mean by these very words comes before any that the table finds. */
function rememberedFood(table: FoodTable, food: string, memory: FoodMemory): Match | undefined {
  if (memory.size === 0) return undefined;
  const place = table.placeOf(memory.get(memoryKey(food))?.code ?? '');
  if (place === undefined) return undefined;
  const gain = REMEMBERED_GAIN + (findFoods(table, food, 1)[0]?.gain ?? 0);
  return { ...WHOLE, place, score: gain, gain, named: true };
}

const SURE_COVER = 0.5;
const PART_WORDS_MAX = 6;

/** The best food, and of words that name none as a whole the name that they begin or end with. */
function foundFood(table: FoodTable, food: string): Match | undefined {
  const [best] = findFoods(table, food, 1);
  if (best && (best.named || best.cover >= SURE_COVER)) return best;
  return namedPart(table, food) ?? best;
}

/** 'ritter sport whole hazelnut': a name of two words or more with others behind or before it. */
function namedPart(table: FoodTable, food: string): Match | undefined {
  const words = food.split(' ');
  if (words.length < 3 || words.length > PART_WORDS_MAX) return undefined;
  for (let length = words.length - 1; length >= 2; length -= 1) {
    for (const part of [words.slice(0, length), words.slice(-length)]) {
      const place = table.named.get(wordsOf(part.join(' ')).join(' '));
      if (place === undefined || part.every((word) => !isNaming(word))) continue;
      const cover = length / words.length;
      const gain = WEIGHTS.namedGain * cover;
      return { ...WHOLE, place, cover, score: gain, gain, named: false };
    }
  }
  return undefined;
}

/** The same words in one description are looked up once. */
function remembering(find: Find): Find {
  const known = new Map<string, Match | undefined>();
  return (food) => {
    if (!known.has(food)) known.set(food, find(food));
    return known.get(food);
  };
}

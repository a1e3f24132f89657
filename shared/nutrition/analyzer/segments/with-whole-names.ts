import type { FoodTable } from '../../table/food-table';
import { nameOfFood } from '../../table/name-of-food';
import { keyOfName } from '../../table/named-places';
import type { Chunk } from '../amounts/chunks-of';
import type { Find } from '../ranking/score-name';
import { SAID_OF_OTHERS } from './read-whole-name';

/** 'a', '2 of my', '100 g': what may stand before a name. */
const AHEAD = /^(?:(?:an?|my|the|some|one|(?!0 )[\d./]{1,6}(?: ?(?:g|kg|oz|ml))?) (?:of )?)+/;

/**
 * 'high noon', 'ultimate cheeseburger', 'ensure shake': words that say nothing of a food elsewhere belong to a name, if all
 * of a chunk is one. Where the words that are left name a food, too, the name has to be what the other food is called.
 */
export function withWholeNames(table: FoodTable, find: Find, chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const { text, phrase } = chunk;
    const name = text.replace(AHEAD, '');
    const isName = isPartOf(phrase.food, name) && !SAID_OF_OTHERS.has(name);
    const whole = isName ? find(name) : undefined;
    if (whole?.named !== true) return chunk;
    const { description } = table.food(whole.place);
    const isCalledSo = [description, nameOfFood(description)].some(
      (own) => keyOfName(own) === keyOfName(name),
    );
    if (find(phrase.food)?.named === true && !isCalledSo) return chunk;
    return { ...chunk, phrase: { ...phrase, food: name } };
  });
}

/** Words that are told behind the name, as what is not in it, are none of the chunk. */
function isPartOf(food: string, name: string): boolean {
  const words = name.split(' ');
  const left = food.split(' ').filter(Boolean);
  return left.length < words.length && left.every((word) => words.includes(word));
}

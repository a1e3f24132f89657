import type { Chunk } from '../amounts/chunks-of';
import type { Find } from '../ranking/score-name';

/** 'a', '2 of my': what may stand before a name. */
const AHEAD = /^(?:(?:an?|my|the|some|one|\d{1,2}) (?:of )?)+/;

const MEAL = /\b(?:breakfast|brekkie|lunch|dinner|supper|meal)s?\b/;

/**
 * 'tv dinner', 'high noon', 'love hearts': words that say nothing of a food elsewhere belong to a name. Where the words
 * that are left name no food, all of them may. A meal that is called so stands alone: beside other foods it is their title.
 */
export function withWholeNames(find: Find, chunks: readonly Chunk[]): Chunk[] {
  return chunks.map((chunk) => {
    const { text, phrase } = chunk;
    const name = text.replace(AHEAD, '');
    if (name === phrase.food || find(phrase.food)?.named === true) return chunk;
    if (find(name)?.named !== true || (chunks.length > 1 && MEAL.test(name))) return chunk;
    return { ...chunk, phrase: { ...phrase, food: name } };
  });
}

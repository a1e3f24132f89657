import type { FoodTable } from '../../table/food-table';
import { isKnownWord, isOneSlipOff } from './spelling';

/** Words for how much that people misspell, and that tell another food where they are passed over. */
const MEASURES = (
  'couple small medium large double triple splash slice slices scoop scoops glass glasses piece pieces handful ' +
  'packet packets bottle bottles plate plates bowl bowls spoon spoons spoonful teaspoon teaspoons tablespoon tablespoons ' +
  'portion portions serving servings square squares drizzle dollop finger fingers half quarter pinch'
).split(' ');
/** They are one slip away from such a word, and are words. */
const OTHER_WORDS = new Set(['smell', 'place', 'slide', 'halo', 'platter', 'share']);
const SHORTEST = 4;

/** Behind a number, an article or at the start, before another word. */
const MEASURE_LIKE =
  /(?<=^ ?|[,;\n] ?|\d ?|\b(?:an?|and|with|had|just|of|half|one|two|three) )([a-z]{4,12})(?= (?:of )?[a-z]{2,}| ?$)/g;

/** 'a coulpe of beers', '1.5 socops whey': words for how much as they were meant, where no food has the word typed. */
export function spellMeasures(table: FoodTable, text: string): string {
  return text.replace(MEASURE_LIKE, (word) =>
    OTHER_WORDS.has(word) || isKnownWord(table, word) ? word : (meantMeasure(word) ?? word),
  );
}

function meantMeasure(word: string): string | undefined {
  return MEASURES.find(
    (measure) =>
      measure[0] === word[0] &&
      Math.max(measure.length, word.length) > SHORTEST &&
      isOneSlipOff(word, measure),
  );
}

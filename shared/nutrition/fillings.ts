import type { FoodTable } from './food-table';
import type { Segment } from './segments';
import { wordsOf } from './ranking/words';

// A dish of these kinds is weighed with what is in it.
const DISHES =
  /sandwich|burger|burrito|taco|pizza|nachos|mexican|omelet|mixed dish|soup|salad|curry|casserole/i;

const FILLINGS = new Set(
  wordsOf(
    'cheese lettuce tomato onion meat bacon ham sausage bean rice sour cream sauce spread mayonnaise mayo mustard ' +
      'ketchup pickle pepper egg chicken beef turkey pork vegetable spinach mushroom salsa guacamole gravy noodle pepperoni salami',
  ),
);

/**
 * Drops what is named as being in a dish that holds it already: the lettuce of 'a sandwich with
 * lettuce and cheese'. What has an amount of its own, or is no filling, stays.
 */
export function withoutFillings(table: FoodTable, segments: readonly Segment[]): Segment[] {
  let inDish = false;
  return segments.filter(({ phrase, match, joint }) => {
    const { count, unit } = phrase.amount;
    const stated = unit !== undefined || count !== undefined;
    if (joint === 'with' || (inDish && joint !== 'break')) {
      const words = wordsOf(phrase.food);
      if (inDish && !stated && words.some((word) => FILLINGS.has(word))) return false;
    }
    if (joint === 'break' || stated) {
      inDish = match !== undefined && DISHES.test(`${table.category(match.place)} ${phrase.food}`);
    }
    return true;
  });
}

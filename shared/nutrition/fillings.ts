import type { FoodTable } from './food-table';
import type { Segment } from './segments';
import { wordsOf } from './ranking/words';

// A dish of these kinds is weighed with what is in it.
const DISHES =
  /sandwich|burger|burrito|taco|pizza|nachos|mexican|omelet|mixed dish|soup|salad|curry|casserole/i;

const FILLINGS = new Set(
  wordsOf(
    'cheese lettuce tomato onion meat bacon ham sausage bean rice sour cream sauce spread mayonnaise mayo mustard ' +
      'ketchup pickle pepper egg chicken beef turkey pork vegetable spinach mushroom salsa guacamole gravy noodle pepperoni salami patty bun crust shell tortilla bread roll spinach dressing coleslaw relish chili',
  ),
);

/**
 * Drops what is named as being in a dish that holds it already: the lettuce of 'a sandwich with
 * lettuce and cheese'. What has an amount of its own, or is no filling, stays.
 */
export function withoutFillings(table: FoodTable, segments: readonly Segment[]): Segment[] {
  let inDish = false;
  let within = false;
  return segments.filter((segment) => {
    const stated = hasAmount(segment) && !(inDish && isOwnPart(segment));
    const hangsOn = segment.joint !== 'break' && !stated;
    within = hangsOn && (within || segment.joint === 'within');
    if (within) return false;
    if (hangsOn) return !(inDish && isFilling(segment));
    inDish = isDish(table, segment);
    return true;
  });
}

function hasAmount({ phrase: { amount } }: Segment): boolean {
  return amount.unit !== undefined || amount.count !== undefined;
}

/** 'a burger with two patties on a bun': told of the dish, and no more of it. */
function isOwnPart({ phrase }: Segment): boolean {
  const isTold = phrase.amount.unit?.kind === 'weight' || phrase.amount.unit?.kind === 'volume';
  return !isTold && /\b(?:patty|patties|bun|buns|crust|shell|shells)\b/.test(phrase.food);
}

function isFilling({ phrase }: Segment): boolean {
  return wordsOf(phrase.food).some((word) => FILLINGS.has(word));
}

function isDish(table: FoodTable, { match, phrase }: Segment): boolean {
  return match !== undefined && DISHES.test(`${table.category(match.place)} ${phrase.food}`);
}

import { wordsOf } from '../language/words';
import type { Segment } from './read-segment';

// A plate of several foods, of which people tell the parts.
const PLATE =
  /\b(?:full (?:english|irish|scottish|welsh|breakfast|fry)|ulster fry|(?:english|cooked|big|pub|diner|american) breakfast|fry ?up|(?:roast|sunday|christmas|thanksgiving) (?:(?:chicken|beef|lamb|pork|turkey|veggie) )?(?:dinner|roast|lunch)|happy ?meal|meal deal|thali|mixed grill|ploughmans?|bento(?: box)?)\b/;
const LEAST_PARTS = 2;

/**
 * 'full english: 2 eggs, 2 sausages, toast': what is counted out stands for the plate, and what is only
 * named is in it.
 */
export function withoutTitle(segments: readonly Segment[]): readonly Segment[] {
  const at = segments.findIndex(({ match, phrase }) => match && PLATE.test(phrase.food));
  const title = segments[at];
  if (!title) return segments;
  const parts = partsOf(title, segments.slice(at + 1));
  if (parts.length < LEAST_PARTS) return segments;
  const isCounted =
    parts.filter(hasAmount).length * 2 >= parts.length || /\bmeal deal\b/.test(title.phrase.food);
  return isCounted
    ? segments.filter((segment) => segment !== title)
    : [
        ...segments.slice(0, at),
        title,
        ...segments.slice(at + 1).filter((one) => !one.match || isDrunk(one) || isInCup(one)),
      ];
}

/** 'full english, tea 2 sugars': a drink and its sugar are no part of a plate, but of a meal deal. */
function partsOf({ phrase: title }: Segment, behind: readonly Segment[]): readonly Segment[] {
  const isDeal = /\bmeal/.test(title.food);
  return behind.filter((one) => one.match && (isDeal || !(isDrunk(one) || isInCup(one))));
}

function isInCup({ phrase }: Segment): boolean {
  return /^(?:\w+ )?(?:sugars?|sweeteners?|honey|creamer)$/.test(phrase.food);
}

const MIXED =
  /\b(?:shake|smoothie|milkshake|over ?nite oats|overnight oats|porridge|oatmeal|parfait|omm?elett?e?|omlett?e?|salad|bowl|wrap|sandwich|chawal)$/;

/** 'protein shake 2 scoops whey 300 ml milk': what is counted out behind a shake is the shake. */
export function withoutMixed(segments: readonly Segment[]): readonly Segment[] {
  const [title, ...parts] = segments;
  if (!title || hasAmount(title) || !MIXED.test(title.phrase.food) || parts.length < LEAST_PARTS)
    return segments;
  const areParts = parts.every((one) => one.match && one.behind === true && hasAmount(one));
  const areOfIt = parts.filter(hasAmount).some((one) => isBaseOf(title, one));
  return areParts || areOfIt ? parts : segments;
}

// What a porridge is boiled of; of other dishes the name tells it: 'pb sandwich. 2 tbsp pb'.
const BASES: readonly (readonly [dish: RegExp, base: RegExp])[] = [
  [/\b(?:porridge|oatmeal|oats)$/, /\boats?$/],
  [/\b(?:shake|smoothie)$/, /\b(?:whey|protein powder|milk|banana)$/],
];

/** Whether what is weighed or measured is what the title is made of. */
function isBaseOf({ phrase: { food: title } }: Segment, { phrase }: Segment): boolean {
  if (phrase.amount.unit === undefined || phrase.food === title) return false;
  if (BASES.some(([dish, base]) => dish.test(title) && base.test(phrase.food))) return true;
  const named = wordsOf(title).slice(0, -1);
  return /\bsandwich$/.test(title) && wordsOf(phrase.food).some((word) => named.includes(word));
}

function isDrunk({ phrase }: Segment): boolean {
  return /\b(?:coffee|tea|juice|milk|beer|wine|coke|cola|soda|water|latte|cappuccino)\b/.test(
    phrase.food,
  );
}

/** Whether the words tell how much of it. */
export function hasAmount({ phrase: { amount } }: Segment): boolean {
  return amount.unit !== undefined || amount.count !== undefined;
}

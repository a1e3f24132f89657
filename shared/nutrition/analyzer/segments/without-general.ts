import type { FoodTable } from '../../table/food-table';
import type { Segment } from './read-segment';
import { hasAmount } from './without-title';

/** General words, and the categories of what is told behind them in particular. */
const GENERAL: readonly (readonly [word: RegExp, kind: RegExp])[] = [
  [/^beers?$/, /^Beer$/],
  [/^wine$/, /^Wine$/],
  [/^cereal$/, /^Ready-to-eat cereal/],
  [/^(?:ice cream|icecream)$/, /^Ice cream/],
  [/^(?:crisps|chips)$/, /^(?:Potato chips|Tortilla, corn, other chips)$/],
  [/^(?:chocolate|candy|sweets)$/, /^Candy/],
  [/^(?:biscuits?|cookies?)$/, /^Cookies/],
  [/^cake$/, /^Cakes/],
  [/^cheese$/, /^Cheese$/],
  [/^bread$/, /^Yeast breads$/],
  [/^yogh?urt$/, /^Yogurt/],
  [/^nuts$/, /^Nuts and seeds$/],
  [
    /^fruit$/,
    /^(?:Apples|Bananas|Citrus fruits|Grapes|Melons|Pears|Pineapple|Strawberries|Other fruits|Mango|Peaches|Blueberries)/,
  ],
  [/^fish$/, /^(?:Fish|Finfish)/],
  [/^protein bar$/, /^Nutrition bars$/],
  [/^(?:sandwich|sarnie)$/, /sandwiches/],
  [/^soup$/, /^Soups/],
  [/^pizza$/, /^Pizza$/],
  [/^burger$/, /^Burgers$/],
  [/^(?:kebab|takeaway)$/, /^(?:Meat and BBQ sandwiches|Meat mixed dishes)$/],
];

/** 'cereal, 2 bowls of crunchy nut': what is told with its amount is what the general word before it meant. */
export function withoutGeneral(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  return segments.filter((segment, at) => !isToldBehind(table, segment, segments[at + 1]));
}

function isToldBehind(table: FoodTable, segment: Segment, next: Segment | undefined): boolean {
  if (!next?.match || !segment.match || hasAmount(segment) || !hasTold(next)) return false;
  const { food } = segment.phrase;
  const [, kind] = GENERAL.find(([word]) => word.test(food)) ?? [];
  if (!kind || !isPaused(next) || food === next.phrase.food) return false;
  return kind.test(table.category(next.match.place));
}

function isPaused({ separator }: Segment): boolean {
  return separator === 'comma' || separator === 'break';
}

/** An amount or a size of its own. */
function hasTold(segment: Segment): boolean {
  return hasAmount(segment) || segment.phrase.amount.size !== undefined;
}

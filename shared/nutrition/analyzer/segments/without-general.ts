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
  [/^(?:bread|toast)$/, /^Yeast breads$/],
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
  [/^(?:frozen )?pizza$/, /^Pizza$/],
  [/^burger$/, /^Burgers$/],
  [/^(?:mi|mee|mie) goreng$/, /^Pasta mixed dishes/],
  [/^(?:pbj|pbnj|pb and j|pb j|peanut butter and jelly)$/, /^Peanut butter and jelly sandwiches$/],
  [/^(?:kebab|takeaway)$/, /^(?:Meat and BBQ sandwiches|Meat mixed dishes)$/],
];

/** 'cereal, 2 bowls of crunchy nut': what is told with its amount is what the general word before it meant. */
export function withoutGeneral(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  const named = segments.filter((segment, at) => !isToldBehind(table, segment, segments[at + 1]));
  return withoutKinds(table, named);
}

/** 'cookies oreo', '2 pbj uncrustables', 'uncrustables pbj': without a word between them they are two names of one thing. */
function withoutKinds(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  return segments.reduce<Segment[]>((told, next) => {
    const before = told.at(-1);
    if (before === undefined || next.unsaid !== true) return [...told, next];
    if (isKindOf(table, next, before) && !hasAmount(next)) return told;
    if (!isKindOf(table, before, next) || hasAmount(next)) return [...told, next];
    return [...told.slice(0, -1), withPlaceOf(before, next)];
  }, []);
}

function withPlaceOf({ phrase: { amount }, separator, behind }: Segment, next: Segment): Segment {
  const { plural } = next.phrase.amount;
  const phrase = { ...next.phrase, amount: { ...amount, plural: plural || amount.plural } };
  return { ...next, phrase, separator, behind: behind === true, unsaid: false };
}

/** Whether a word is only the kind of another thing, as a maker names it. */
function isKindOf(table: FoodTable, { phrase, match }: Segment, thing: Segment): boolean {
  if (!match || !thing.match || match.place === thing.match.place || !thing.match.named)
    return false;
  const [, kind] = GENERAL.find(([word]) => word.test(phrase.food)) ?? [];
  const isGeneral = GENERAL.some(([word]) => word.test(thing.phrase.food));
  return !isGeneral && kind?.test(table.category(thing.match.place)) === true;
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

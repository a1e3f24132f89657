import type { FoodTable } from '../../table/food-table';
import { isRecalled } from '../../table/name-of-food';
import { isDrinkCategory } from '../amounts/additions';
import type { Segment } from './read-segment';
import { hasAmount } from './without-title';

/** What is sold by its taste: 'celsius peach', 'strawberry pop tart', 'clif bar crunchy pb'. */
const TASTED =
  /^(?:Nutrition bars|Cereal bars|Candy containing chocolate|Turnovers and other grain-based items|Ice cream and frozen dairy desserts|Gelatins, ices, sorbets|Milk shakes and other dairy drinks|Flavored milk, .*|Sport and energy drinks|Diet sport and energy drinks|Nutritional beverages|Protein and nutritional powders|Soft drinks|Diet soft drinks|Flavored or carbonated water|Doughnuts, sweet rolls, pastries|Yogurt, Greek|Liquor and cocktails)$/;
// Of plain yogurt fruit is fruit; of a maker's it is the taste: 'activia peach'.
const TASTED_OF_A_MAKER =
  /^(?:Yogurt, regular|Beer|Fruit drinks|Candy not containing chocolate|Cookies and brownies)$/;
const TASTES =
  'peach|strawberry|strawberries|raspberry|blueberry|cherry|mango|watermelon|pineapple|lemon|lime|passionfruit|grape|tropical|vanilla|chocolate|choc|caramel|coconut|mint|pb|peanut ?butter|cookies?|cream|cinnamon|brown sugar|lemonade|kiwi|guava|berry|berries|chip|chips|dough|smores|butter|pecans?|pistachio|hazelnut|almond|honey|mocha|matcha|rum|raisin|toffee|honeycomb|brownie|fudge|banana|peppermint';
const TASTE = new RegExp(
  `^(?:(?:crunchy|creamy|salted|dark|white|milk|black|blue|wild|mixed|double|ruby|and|${TASTES}) )*(?:${TASTES})$`,
);

/**
 * Drops what only tells the taste of what stands beside it without a word between them. The amount that stood
 * before the taste is of the thing: '2 scoops cookie dough ice cream'.
 */
export function withoutTastes(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  return runsOf(segments).flatMap((written) => {
    const run = written.filter((one, at) => {
      const before = written[at - 1];
      return before === undefined || !isFruitTaste(table, one, before);
    });
    const at = run.findIndex((segment) => isTasted(table, segment));
    const tasted = run[at];
    const isBeside = [run[at - 1], run[at + 1]].some((one) => one !== undefined && isTaste(one));
    if (!tasted || !isBeside) return run;
    const whole = withPlaceOf(run[0] ?? tasted, tasted);
    return run
      .filter((segment) => segment === tasted || !isTaste(segment))
      .map((segment) => (segment === tasted ? whole : segment));
  });
}

/** A thing in the place of the taste that began its run, with the amount that stands there. */
function withPlaceOf(first: Segment, tasted: Segment): Segment {
  if (first === tasted || !isTaste(first)) return tasted;
  const { phrase } = tasted;
  return {
    ...tasted,
    phrase: hasAmount(tasted) ? phrase : { ...phrase, amount: first.phrase.amount },
    separator: first.separator,
    behind: first.behind === true,
    unsaid: false,
  };
}

/** Segments that no word and no comma parts. */
function runsOf(segments: readonly Segment[]): Segment[][] {
  return segments.reduce<Segment[][]>((runs, segment) => {
    const last = runs.at(-1);
    if (last && segment.unsaid === true) last.push(segment);
    else runs.push([segment]);
    return runs;
  }, []);
}

/** Whether words may tell how something tastes: 'choc', 'dark chocolate'. */
export function tellsTaste(words: string): boolean {
  return TASTE.test(words);
}

function isTaste({ phrase }: Segment): boolean {
  // 'sandwich chips coke': they tell the taste of none.
  if (/^(?:potato |tortilla )?chips?$/.test(phrase.food)) return false;
  return TASTE.test(phrase.food) && phrase.amount.unit?.kind !== 'weight';
}

/** Of a drink or an ice fruit tells the taste that is none of a bar's: 'popsicle orange'. */
const TASTED_OF_FRUIT =
  /^(?:Gelatins, ices, sorbets|Sport and energy drinks|Diet sport and energy drinks|Soft drinks|Diet soft drinks|Flavored or carbonated water|Fruit drinks)$/;
const FRUIT = /^(?:blood )?(?:oranges?|apples?|tangerine|clementine|grapefruit)$/;

function isFruitTaste(table: FoodTable, one: Segment | undefined, tasted: Segment): boolean {
  if (one === undefined || hasAmount(one) || !FRUIT.test(one.phrase.food) || !tasted.match)
    return false;
  return one.unsaid === true && TASTED_OF_FRUIT.test(table.category(tasted.match.place));
}

function isTasted(table: FoodTable, segment: Segment | undefined): boolean {
  if (!segment?.match || isTaste(segment)) return false;
  const { place } = segment.match;
  const category = table.category(place);
  if (TASTED_OF_A_MAKER.test(category)) return isRecalled(table.food(place).description);
  return TASTED.test(category);
}

const CHAIN =
  /^(?:late (?:night|nite) )?(?:taco bell|subway|mc ?donalds?|burger king|wendys|chipotle|greggs|tesco|nandos|five guys|in ?n ?out|shake shack|popeyes|kfc|dennys|ihop|panera|starbucks|costa|dunkin|tim hortons|jollibee|panda express|sonic|arbys|pret|wagamama|waffle house|dominos|pizza hut)$/;

/** 'taco bell 2 crunchy tacos': where it was bought, if what was bought stands behind it; of 'kfc and a coke' both were had. */
export function withoutChain(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  const [first, ...rest] = segments;
  if (!first || !CHAIN.test(first.phrase.food) || first.phrase.amount.count !== undefined)
    return segments;
  return isBought(table, rest) ? rest : segments;
}

function isBought(table: FoodTable, rest: readonly Segment[]): boolean {
  const separator = rest[0]?.separator;
  if (separator === 'with' || separator === 'within') return false;
  const isFood = (place: number) => separator !== 'and' || !isDrinkCategory(table.category(place));
  return rest.some(({ match }) => match !== undefined && isFood(match.place));
}

import type { FoodTable } from '../../table/food-table';
import type { Segment } from './read-segment';

/** What is sold by its taste: 'celsius peach', 'strawberry pop tart', 'clif bar crunchy pb'. */
const TASTED =
  /^(?:Nutrition bars|Cereal bars|Candy containing chocolate|Turnovers and other grain-based items|Ice cream and frozen dairy desserts|Sport and energy drinks|Diet sport and energy drinks|Nutritional beverages|Protein and nutritional powders|Soft drinks|Diet soft drinks|Flavored or carbonated water|Doughnuts, sweet rolls, pastries|Yogurt, Greek)$/;
const TASTE =
  /^(?:(?:crunchy|creamy|salted|dark|white|milk|blue|wild|mixed|chocolate|double) )?(?:peach|strawberry|strawberries|raspberry|blueberry|cherry|mango|watermelon|pineapple|lemon|lime|passionfruit|grape|tropical|vanilla|chocolate|choc|caramel|coconut|mint|pb|peanut ?butter|cookies?|cream|cinnamon|brown sugar|lemonade|kiwi|guava|berry|berries|chip|chips|dough|smores)$/;

/** Drops what only tells the taste of what stands beside it without a word between them. */
export function withoutTastes(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  return segments.filter((segment, at) => {
    if (!TASTE.test(segment.phrase.food) || segment.phrase.amount.unit !== undefined) return true;
    const before = segments[at - 1];
    const next = segments[at + 1];
    if (segment.unsaid === true && isTasted(table, before)) return false;
    const isAhead = segment.phrase.amount.count === undefined;
    return !(isAhead && next?.unsaid === true && isTasted(table, next));
  });
}

function isTasted(table: FoodTable, segment: Segment | undefined): boolean {
  return segment?.match !== undefined && TASTED.test(table.category(segment.match.place));
}

const CHAIN =
  /^(?:late (?:night|nite) )?(?:taco bell|subway|mc ?donalds?|burger king|wendys|chipotle|greggs|tesco|nandos|five guys|in ?n ?out|shake shack|popeyes|kfc|dennys|ihop|panera|starbucks|costa|dunkin|tim hortons|jollibee|panda express|sonic|arbys|pret|wagamama|waffle house|dominos|pizza hut)$/;

/** 'taco bell 2 crunchy tacos': where it was bought, if what was bought stands behind it. */
export function withoutChain(segments: readonly Segment[]): readonly Segment[] {
  const [first, ...rest] = segments;
  if (!first || !CHAIN.test(first.phrase.food) || first.phrase.amount.count !== undefined)
    return segments;
  const isHost = rest[0]?.separator === 'with' || rest[0]?.separator === 'within';
  return !isHost && rest.some(({ match }) => match) ? rest : segments;
}

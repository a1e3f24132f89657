import type { FoodTable } from '../../table/food-table';
import type { Segment } from './read-segment';

const KINDS =
  /^(?:Beer|Wine|Soft drinks|Diet soft drinks|Potato chips|Tortilla, corn, other chips|Cookies and brownies|Candy .*|Liquor and cocktails|Sport and energy drinks)$/;

/** '4 beers molson': a kind, and behind it without a word between them whose it was. */
export function withBrand(table: FoodTable, segments: readonly Segment[]): readonly Segment[] {
  return segments.flatMap((segment, at) => {
    const next = segments[at + 1];
    const before = segments[at - 1];
    if (before && isBrandOf(table, before, segment)) return [];
    return next && isBrandOf(table, segment, next)
      ? [{ ...segment, match: next.match }]
      : [segment];
  });
}

function isBrandOf(table: FoodTable, kind: Segment, brand: Segment): boolean {
  const { unit, count } = brand.phrase.amount;
  if (brand.unsaid !== true || unit !== undefined || count !== undefined) return false;
  if (!kind.match || !brand.match || isMakers(table, kind)) return false;
  const category = table.category(kind.match.place);
  const isSame = category === table.category(brand.match.place);
  return isSame && KINDS.test(category) && isMakers(table, brand);
}

function isMakers(table: FoodTable, { match }: Segment): boolean {
  return match !== undefined && table.food(match.place).description.endsWith('(recalled)');
}

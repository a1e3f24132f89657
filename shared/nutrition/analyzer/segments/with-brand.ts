import type { FoodTable } from '../../table/food-table';
import { isRecalled } from '../../table/name-of-food';
import type { Segment } from './read-segment';
import { hasAmount } from './without-title';

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
  if (brand.unsaid !== true || hasAmount(brand)) return false;
  if (!kind.match || !brand.match || isMakers(table, kind)) return false;
  const category = table.category(kind.match.place);
  const isSame = category === table.category(brand.match.place);
  return isSame && KINDS.test(category) && isMakers(table, brand);
}

function isMakers(table: FoodTable, { match }: Segment): boolean {
  return match !== undefined && isRecalled(table.food(match.place).description);
}

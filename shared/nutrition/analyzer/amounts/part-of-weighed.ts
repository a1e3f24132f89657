import type { MealItem } from '#shared/records/meal-item';

import { type Found, valueOf } from './tokens';

/** The parts of an amount that are needed here; `Amount` itself is made with them. */
interface Weighed {
  count?: number | undefined;
  unit?: Found['unit'];
  partOfWeighed?: number | undefined;
}

const OF_A = /^(?:of|an?|the|my|this|that)$/;

/** The part that is told before a name with its weight behind: 'half a lasagna 600 g'. */
export function partAhead(
  tokens: readonly string[],
  { from, unit }: Found,
): Pick<Weighed, 'partOfWeighed'> {
  if (unit?.kind !== 'weight') return {};
  const ahead = tokens.slice(0, from);
  const at = ahead.findIndex((token) => (valueOf(token) ?? 1) < 1);
  return at >= 0 && OF_A.test(ahead[at + 1] ?? '') ? { partOfWeighed: valueOf(ahead[at]) } : {};
}

/** The part that was told before a comma and a weight: '2/3 of a lasagna, 600 g'. */
export function partBefore(
  { count = 1, unit }: Weighed,
  next: Weighed,
): Pick<Weighed, 'partOfWeighed'> {
  const isOpen = unit === undefined && next.unit?.kind === 'weight' && count < 1;
  return isOpen ? { partOfWeighed: count } : {};
}

/** More than one has of a thing that is weighed by itself, in grams. */
const WHOLE_WEIGHED = 250;

/** The words leave open whether all of it or the part weighs so much. */
export function withPartOpen(item: MealItem, { partOfWeighed }: Weighed): MealItem {
  if (partOfWeighed === undefined || item.grams < WHOLE_WEIGHED) return item;
  return { ...item, confidence: 'low', caloriesLow: item.caloriesLow * partOfWeighed };
}

import type { Portion } from '#shared/nutrition/food';
import { PLAIN_SERVING, PORTION_MAX, type FoodFields } from '#shared/records/food';

/** An amount of a product as it is being entered: a number of servings, or of grams or millilitres. */
export interface TypedAmount {
  of: 'serving' | 'unit';
  text: string;
}

interface Measured extends Pick<FoodFields, 'unit'> {
  portions: readonly Portion[];
}

export function firstAmount({ portions }: Pick<Measured, 'portions'>): TypedAmount {
  return portions.length > 0 ? { of: 'serving', text: '1' } : { of: 'unit', text: '100' };
}

/** The amount that was entered, in grams or millilitres and in words; null where it is none. */
export function productAmount(
  { of, text }: TypedAmount,
  { portions, unit }: Measured,
): Portion | null {
  const serving = of === 'serving' ? portions[0] : undefined;
  const number = text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));
  const grams = serving ? number * serving.grams : number;
  if (!(grams > 0 && grams <= PORTION_MAX)) return null;
  const rounded = Math.round(grams * 10) / 10;
  const words = serving ? servingsWords(number, serving, unit) : `${rounded} ${unit}`;
  return { grams: rounded, text: words.slice(0, 120) };
}

/** How much a serving is: '1 slice, 44 g'; the weight alone where the label says no more. */
export function sizeWords({ text, grams }: Portion, unit: string): string {
  return `${text === PLAIN_SERVING ? '' : `${text}, `}${grams} ${unit}`;
}

function servingsWords(number: number, { text, grams }: Portion, unit: string): string {
  return `${number} × ${text === PLAIN_SERVING ? `${grams} ${unit}` : `${text} (${grams} ${unit})`}`;
}

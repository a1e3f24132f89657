import type { Portion } from '#shared/nutrition/food';
import { PLAIN_SERVING, PORTION_MAX, type FoodFields } from '#shared/records/food';

/** `unit` stands for grams or milliliters. */
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

/** In grams or milliliters; null if it is not a valid amount. */
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

/** '1 slice, 44 g'; only the weight if the label says no more. */
export function sizeWords({ text, grams }: Portion, unit: string): string {
  return `${text === PLAIN_SERVING ? '' : `${text}, `}${grams} ${unit}`;
}

function servingsWords(number: number, { text, grams }: Portion, unit: string): string {
  return `${number} × ${text === PLAIN_SERVING ? `${grams} ${unit}` : `${text} (${grams} ${unit})`}`;
}

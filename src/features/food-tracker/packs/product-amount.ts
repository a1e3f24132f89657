import type { ProductAmount } from '#shared/nutrition/product-items';
import type { ProductFacts } from '#shared/records/product';

/** An amount of a product as it is being entered: a number of servings, or of grams or millilitres. */
export interface TypedAmount {
  of: 'serving' | 'unit';
  text: string;
}

const MOST = 10_000;

export function firstAmount({ serving }: Pick<ProductFacts, 'serving'>): TypedAmount {
  return serving ? { of: 'serving', text: '1' } : { of: 'unit', text: '100' };
}

/** The amount that was entered; null where it is none. */
export function productAmount(
  { of, text }: TypedAmount,
  { serving, unit }: Pick<ProductFacts, 'serving' | 'unit'>,
): ProductAmount | null {
  const number = text.trim() === '' ? NaN : Number(text.trim().replace(',', '.'));
  const grams = of === 'serving' && serving ? number * serving.size : number;
  if (!(grams > 0 && grams <= MOST)) return null;
  const rounded = Math.round(grams * 10) / 10;
  const words =
    of === 'serving' && serving ? servingsWords(number, serving, unit) : `${rounded} ${unit}`;
  return { grams: rounded, text: words.slice(0, 120) };
}

function servingsWords(
  number: number,
  { size, text }: NonNullable<ProductFacts['serving']>,
  unit: string,
): string {
  return `${number} × ${text === '' ? `${size} ${unit}` : `${text} (${size} ${unit})`}`;
}

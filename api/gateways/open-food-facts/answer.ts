import * as z from 'zod';

import { NUTRIENT_SOURCES } from '#shared/records/nutrient-sources';
import { byNutrient, NUTRIENT_UNITS, type Nutrients } from '#shared/records/nutrients';
import {
  FOOD_NAME_MAX,
  foodKind,
  OPEN_FOOD_FACTS,
  PLAIN_SERVING,
  PORTION_MAX,
  type FoodFields,
} from '#shared/records/food';

// Volunteers and machines have written it: a number may be a text, and anything may be missing.
const number = z.coerce.number().min(0).optional().catch(undefined);
const text = z.string().trim().optional().catch(undefined);

const productSchema = z.object({
  product_name: text,
  product_name_en: text,
  brands: text,
  serving_quantity: number,
  serving_quantity_unit: text,
  product_quantity_unit: text,
  nutriments: z.record(z.string(), z.unknown()).catch({}),
});

/** An answer to `GET /api/v2/product/{barcode}`. */
export const answerSchema = z.object({
  status: z.coerce.number(),
  product: productSchema.optional(),
});

const KCAL_PER_KJ = 1 / 4.184;
const SODIUM_IN_SALT = 0.4;

/** What an answer says of a product; null where it has no name or no energy, and so nothing to count by. */
export function foodIn(
  { product }: z.output<typeof answerSchema>,
  barcode: string,
): FoodFields | null {
  if (!product) return null;
  const food = {
    name: plain(product.product_name_en || product.product_name || ''),
    brand: plain(product.brands?.split(',')[0] ?? '') || null,
    unit: isDrink(product) ? 'ml' : 'g',
    per100: nutrientsIn(product.nutriments),
    barcode,
    portions: servingsIn(product),
    source: { kind: 'database', name: OPEN_FOOD_FACTS },
  };
  return food.per100.calories === null ? null : (foodKind.client.safeParse(food).data ?? null);
}

type Product = z.output<typeof productSchema>;

function isDrink({
  serving_quantity_unit: serving,
  product_quantity_unit: whole,
}: Product): boolean {
  return serving === 'ml' || whole === 'ml';
}

function servingsIn({ serving_quantity: grams = 0 }: Product): FoodFields['portions'] {
  return grams > 0 && grams <= PORTION_MAX ? [{ text: PLAIN_SERVING, grams }] : [];
}

function nutrientsIn(nutriments: Record<string, unknown>): Nutrients {
  const of = (key: string) => number.parse(nutriments[`${key}_100g`] ?? undefined);
  const found = byNutrient((nutrient) => {
    const times = NUTRIENT_UNITS[nutrient] === 'mg' ? 1_000 : 1;
    return rounded(of(NUTRIENT_SOURCES[nutrient].openFoodFacts), times);
  });
  const kj = of('energy-kj') ?? of('energy');
  return {
    ...found,
    calories: rounded(of('energy-kcal') ?? (kj === undefined ? undefined : kj * KCAL_PER_KJ), 1),
    sodium: found.sodium ?? rounded(of('salt'), SODIUM_IN_SALT * 1_000),
  };
}

function rounded(amount: number | undefined, times: number): number | null {
  return amount === undefined ? null : Math.round(amount * times * 1_000) / 1_000;
}

/** Without signs that no name has: tags, line ends and the like. */
function plain(words: string): string {
  return words
    .replace(/[\p{C}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, FOOD_NAME_MAX)
    .trim();
}

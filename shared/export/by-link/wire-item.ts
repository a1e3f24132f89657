import * as z from 'zod';

import { LABEL_TABLE, PERSONAL_TABLE } from '#shared/nutrition/table/personal-food';
import { AMOUNT_BASES, CONFIDENCES, type MealItem, type Source } from '#shared/records/meal-item';
import { byNutrient, NUTRIENT_ROWS, NUTRIENTS } from '#shared/records/nutrients';

import { plain, plainName, plainTextSchema } from './plain-text';

const NAME_MAX = 120;
const AMOUNT_MAX = 120;
const TABLE_MAX = 60;
const CODE_MAX = 20;
const DESCRIPTION_MAX = 300;
const MODEL_MAX = 120;
const GRAMS_MAX = 10_000;
const KCAL_MAX = 200_000;
const AMOUNT_OF_NUTRIENT_MAX = 1_000_000;
/** A later version may have more nutrients; unknown ones are ignored. */
const NUTRIENTS_MAX = 60;

/** The source of the values: a food table, an AI, or the user. */
const wireSourceSchema = z.union([
  z.tuple([
    plainTextSchema(TABLE_MAX),
    plainTextSchema(CODE_MAX),
    plainTextSchema(DESCRIPTION_MAX),
  ]),
  z.tuple([plainTextSchema(MODEL_MAX)]),
  z.tuple([]),
]);

export const wireItemSchema = z
  .tuple([
    plainTextSchema(NAME_MAX),
    z.number().min(0).max(GRAMS_MAX),
    // Per 100 g, as whole steps of the tables' precision.
    z.array(z.int().min(0).nullable()).min(1).max(NUTRIENTS_MAX),
    wireSourceSchema,
    z.enum(AMOUNT_BASES),
    plainTextSchema(AMOUNT_MAX, 0),
    z.enum(CONFIDENCES),
    z.number().min(0).max(KCAL_MAX),
    z.number().min(0).max(KCAL_MAX),
  ])
  .refine(([, , , , , , , low, high]) => low <= high)
  .refine(([, , amounts]) =>
    NUTRIENTS.every((nutrient, place) => {
      const amount = amounts[place] ?? 0;
      return amount / NUTRIENT_ROWS[nutrient].scale <= AMOUNT_OF_NUTRIENT_MAX;
    }),
  );

export type WireItem = z.infer<typeof wireItemSchema>;

/** Only the details of an item that its values depend on, without its id and the words it was found in. */
export function wireItem({ name, grams, per100g, source, amount, ...rest }: MealItem): WireItem {
  const low = tenths(Math.min(rest.caloriesLow, rest.caloriesHigh));
  const high = tenths(Math.max(rest.caloriesLow, rest.caloriesHigh));
  return [
    plainName(name, NAME_MAX),
    Number(grams.toFixed(2)),
    NUTRIENTS.map((nutrient) => {
      const known = per100g[nutrient];
      return known === null ? null : Math.round(known * NUTRIENT_ROWS[nutrient].scale);
    }),
    wireSource(source),
    amount.basis,
    plain(amount.text, AMOUNT_MAX),
    rest.confidence,
    low,
    high,
  ];
}

const tenths = (kcal: number) => Number(kcal.toFixed(1));

function wireSource(source: Source): WireItem[3] {
  if (source.kind === 'ai') return [plainName(source.model, MODEL_MAX)];
  if (source.kind === 'person') return [];
  const { table, code, description } = source;
  // For the recipient 'Your foods' would mean their own foods.
  if (table === PERSONAL_TABLE || table === LABEL_TABLE) return [];
  return [
    plainName(table, TABLE_MAX),
    plainName(code, CODE_MAX),
    plainName(description, DESCRIPTION_MAX),
  ];
}

export function itemOfWire(wire: WireItem, place: number): MealItem {
  const [name, grams, amounts, source, basis, text, confidence, caloriesLow, caloriesHigh] = wire;
  const known = new Map(NUTRIENTS.map((nutrient, column) => [nutrient, amounts[column] ?? null]));
  return {
    id: `s${place + 1}`,
    name,
    grams,
    confidence,
    caloriesLow,
    caloriesHigh,
    per100g: byNutrient((nutrient) => {
      const amount = known.get(nutrient) ?? null;
      return amount === null ? null : amount / NUTRIENT_ROWS[nutrient].scale;
    }),
    source: sourceOf(source),
    amount: { basis, text },
    edited: [],
  };
}

function sourceOf(source: WireItem[3]): Source {
  const [first, code, description] = source;
  if (first === undefined) return { kind: 'person' };
  if (code === undefined || description === undefined) return { kind: 'ai', model: first };
  return { kind: 'table', table: first, code, description };
}

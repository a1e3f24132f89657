import * as z from 'zod';

/** The ten nutrients that Platelog keeps, in the order in which tables store them. */
export const NUTRIENTS = [
  'calories',
  'protein',
  'carbs',
  'fat',
  'fiber',
  'sugar',
  'saturatedFat',
  'sodium',
  'cholesterol',
  'vitaminC',
] as const;

export type Nutrient = (typeof NUTRIENTS)[number];

/** Unit in which each nutrient is kept and shown. */
export const NUTRIENT_UNITS: Record<Nutrient, 'kcal' | 'g' | 'mg'> = {
  calories: 'kcal',
  protein: 'g',
  carbs: 'g',
  fat: 'g',
  fiber: 'g',
  sugar: 'g',
  saturatedFat: 'g',
  sodium: 'mg',
  cholesterol: 'mg',
  vitaminC: 'mg',
};

const amount = z.number().min(0).max(1_000_000).nullable();

/** Amounts of the ten nutrients; null means that the source does not know, which is not zero. */
export const nutrientsSchema = z.strictObject({
  calories: amount,
  protein: amount,
  carbs: amount,
  fat: amount,
  fiber: amount,
  sugar: amount,
  saturatedFat: amount,
  sodium: amount,
  cholesterol: amount,
  vitaminC: amount,
});

export type Nutrients = z.infer<typeof nutrientsSchema>;

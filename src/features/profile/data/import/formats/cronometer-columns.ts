import type { NutrientColumns } from '../foreign/nutrients-in';

/** The nutrients as Cronometer heads them, in every table of its. */
export const CRONOMETER_COLUMNS: NutrientColumns = {
  calories: ['Energy (kcal)'],
  protein: ['Protein (g)'],
  carbs: ['Carbs (g)'],
  fat: ['Fat (g)'],
  fiber: ['Fiber (g)'],
  sugar: ['Sugars (g)'],
  saturatedFat: ['Saturated (g)'],
  sodium: ['Sodium (mg)'],
  cholesterol: ['Cholesterol (mg)'],
  vitaminC: ['Vitamin C (mg)'],
};

export const CRONOMETER_KJ = ['Energy (kJ)'];

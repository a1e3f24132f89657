import { unknownNutrients, type Nutrients } from '#shared/records/nutrients';

import type { SeenItem } from '../../../gateways/vision/reading';

// Pure fat has 902 kcal.
const CALORIES_MOST = 905;
// How far calories may be from 4, 4 and 9 kcal a gram of protein, carbohydrate and fat: fibre,
// alcohol and polyols lie between.
const SHARE_APART = 0.25;
const KCAL_APART = 25;

/** The model's own figures as those of an item, where they can be true; undefined where they cannot. */
export function modelFigures(figures: SeenItem['per_100g']): Nutrients | undefined {
  if (!figures) return undefined;
  const { calories, protein, carbs, fat } = figures;
  const grams = [protein, carbs, fat];
  const inRange = [calories, ...grams].every((value) => Number.isFinite(value) && value >= 0);
  if (!inRange || calories > CALORIES_MOST) return undefined;
  if (grams.reduce((sum, value) => sum + value, 0) > 102) return undefined;
  const computed = 4 * protein + 4 * carbs + 9 * fat;
  const apart = Math.abs(computed - calories);
  if (apart > KCAL_APART && apart > SHARE_APART * Math.max(calories, computed)) return undefined;
  return { ...unknownNutrients(), calories, protein, carbs, fat };
}

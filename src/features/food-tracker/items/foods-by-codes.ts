import type { Food } from '#shared/nutrition/food';
import { personalFood } from '#shared/nutrition/personal/personal-food';

import { foodsByCodes } from '../../../device/analyser/analyser';
import { activeStore } from '../../../store/account-store';
import { personalFoods } from '../../../store/foods';

/** Leaves out unknown codes. */
export async function findFoods(codes: readonly string[]): Promise<Food[]> {
  if (codes.length === 0) return [];
  const own = (await personalFoods(await activeStore()))
    .map(({ id, food }) => personalFood(id, food))
    .filter(({ code }) => codes.includes(code));
  const others = codes.filter((code) => own.every((food) => food.code !== code));
  return [...own, ...(others.length > 0 ? await foodsByCodes(others) : [])];
}

import type { FoodTable } from '../food-table';

const PLANTS =
  /vegetable|broccoli|spinach|carrot|tomato|string beans|cabbage|^corn|onions|lettuce|beans, peas, legumes|rice$|cooked grains|potatoes, baked or boiled|cooked cereals/i;

/** Whether a food is a vegetable, a pulse, a grain or a potato by itself, by its category. */
export function isPlant(table: FoodTable, place: number): boolean {
  return PLANTS.test(table.category(place));
}

import type { Food } from '#shared/nutrition/table/food';
import type { MealItem } from '#shared/records/meal-item';
import { byNutrient, NUTRIENT_ROWS, NUTRIENTS } from '#shared/records/nutrients';

import type { SharedContent } from './shared-content';

/**
 * Checks a content against this device's food tables. Anyone can write a link: an item that names a food table but has
 * other values keeps the values, and gets the source 'person' instead of the table.
 * @param foods the foods for the codes of `codesOf`, as far as the tables have them
 */
export function checkedContent(content: SharedContent, foods: readonly Food[]): SharedContent {
  const known = new Map(foods.map((food) => [food.code, food]));
  return withItems(content, (item) => checkedItem(item, known));
}

/** Codes of the tables that the items name, each once. */
export function codesOf(content: SharedContent): string[] {
  const codes = new Set<string>();
  withItems(content, (item) => {
    if (item.source.kind === 'table') codes.add(item.source.code);
    return item;
  });
  return [...codes];
}

function checkedItem(item: MealItem, known: ReadonlyMap<string, Food>): MealItem {
  if (item.source.kind !== 'table') return item;
  const food = known.get(item.source.code);
  if (!food || !hasFigures(item, food)) return { ...item, source: { kind: 'person' } };
  // The food's own name and table release, whatever the link said.
  const { table, code, description } = food;
  const per100g = byNutrient((nutrient) => item.per100g[nutrient] ?? food.per100g[nutrient]);
  return { ...item, per100g, source: { kind: 'table', table, code, description } };
}

/** Whether the values are equal in the steps in which tables and links store each nutrient. */
function hasFigures({ per100g }: MealItem, food: Food): boolean {
  return NUTRIENTS.every((nutrient) => {
    const [ofItem, ofTable] = [per100g[nutrient], food.per100g[nutrient]];
    // An older app that created the link may not have known the nutrient.
    if (ofItem === null) return true;
    if (ofTable === null) return false;
    return Math.abs(ofItem - ofTable) * NUTRIENT_ROWS[nutrient].scale < 0.6;
  });
}

function withItems(content: SharedContent, change: (item: MealItem) => MealItem): SharedContent {
  const holds = <Part extends { items: MealItem[] }>(part: Part): Part => ({
    ...part,
    items: part.items.map(change),
  });
  switch (content.kind) {
    case 'meal':
      return holds(content);
    case 'recipe':
      return { ...content, lines: content.lines.map(holds) };
    case 'plan':
      return { ...content, meals: content.meals.map(holds) };
  }
}

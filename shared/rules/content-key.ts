import type { MealItem } from '#shared/records/meal-item';

/**
 * What is in a meal, as a text: its foods with their weights, in whatever order. Meals with one key
 * are the same meal eaten again, whatever they are called and by whatever they were read.
 */
export function contentKey(items: readonly Pick<MealItem, 'name' | 'grams' | 'source'>[]): string {
  return items
    .map(({ name, grams, source }) => {
      const food = source.kind === 'table' ? source.code : name.trim().toLowerCase();
      return `${food} ${grams.toFixed(1)}`;
    })
    .sort()
    .join('\n');
}

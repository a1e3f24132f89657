import type { MealItem } from '#shared/records/meal-item';

/** A key that is equal for the same food in all meals. */
export function foodKey({ source, name }: Pick<MealItem, 'source' | 'name'>): string {
  return source.kind === 'table' ? `code ${source.code}` : `name ${name.trim().toLowerCase()}`;
}

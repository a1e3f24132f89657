import type { MealItem } from '#shared/records/meal-item';

/** The same for the same food, whichever meal or day it was in. */
export function foodKey({ source, name }: Pick<MealItem, 'source' | 'name'>): string {
  return source.kind === 'table' ? `code ${source.code}` : `name ${name.trim().toLowerCase()}`;
}

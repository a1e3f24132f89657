import type { MealItem } from '#shared/records/meal-item';

import { inSentenceCase } from './in-sentence-case';

const LONGEST = 80;

/** A short name for a meal: its items, heaviest in calories first, or the first words of its description. */
export function nameOfMeal(
  items: readonly Pick<MealItem, 'name' | 'caloriesHigh'>[],
  description: string,
): string {
  const names = heaviestFirst(items).map((item) => item.name);
  return shortened(names.length > 0 ? names.join(', ') : inSentenceCase(description.trim()));
}

/** The items of a meal in the order of its name: by their upper bound of calories. */
export function heaviestFirst<Item extends Pick<MealItem, 'caloriesHigh'>>(
  items: readonly Item[],
): Item[] {
  return [...items].sort((one, other) => other.caloriesHigh - one.caloriesHigh);
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST);
  const end = cut.lastIndexOf(' ');
  return `${(end > 0 ? cut.slice(0, end) : cut).replace(/[,;]$/, '')}…`;
}

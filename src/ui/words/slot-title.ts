import type { Slot } from '#shared/rules/meal-slots';

import { mealTitle } from './meal-title';

type Named = Pick<Slot, 'name' | 'mealType'>;

/** The name of a slot, for headings and choices. */
export function slotTitle({ name, mealType }: Named): string {
  return name ?? mealTitle(mealType);
}

/** The name of a slot, for use in a sentence. */
export function slotWords(slot: Named): string {
  return slot.name ?? mealTitle(slot.mealType).toLowerCase();
}

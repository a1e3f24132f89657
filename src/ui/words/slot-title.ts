import type { Slot } from '#shared/rules/meal-slots';

import { mealTitle } from './meal-title';

type Named = Pick<Slot, 'name' | 'mealType'>;

/** What it is called wherever it is named: as the heading of its section, and among others to choose from. */
export function slotTitle({ name, mealType }: Named): string {
  return name ?? mealTitle(mealType);
}

/** Within a sentence. */
export function slotWords(slot: Named): string {
  return slot.name ?? mealTitle(slot.mealType).toLowerCase();
}

import type { Slot } from '#shared/rules/meal-slots';

import { mealTitle } from './meal-title';
import { capital } from './text';

type Named = Pick<Slot, 'name' | 'mealType'>;

/** The heading of its section. */
export function slotTitle({ name, mealType }: Named): string {
  return name ?? mealTitle(mealType);
}

/** Within a sentence. */
export function slotWords(slot: Named): string {
  return slot.name ?? mealTitle(slot.mealType).toLowerCase();
}

/** As one of several to choose from. */
export function slotChoice({ name, mealType }: Named): string {
  return name ?? capital(mealType);
}

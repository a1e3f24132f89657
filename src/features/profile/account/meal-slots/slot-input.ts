import { MEAL_TYPES } from '#shared/records/meal';
import { SLOT_NAME_MAX } from '#shared/records/meal-slot';
import { type Slot, slotNameKey } from '#shared/rules/meal-slots';

import { format } from '../../../../ui/words/format';
import { mealTitle } from '../../../../ui/words/meal-title';
import { messages } from './messages';

/** @param others all slots except the one being named @returns undefined if the name can be used */
export function nameProblem(name: string, others: readonly Slot[]): string | undefined {
  if (name.trim() === '') return messages.enterAName;
  if (name.trim().length > SLOT_NAME_MAX) return format(messages.tooLong, { max: SLOT_NAME_MAX });
  const own = others.flatMap((slot) => slot.name ?? []);
  // Both 'Snack' and 'Snacks' are used on screens.
  const taken = [...MEAL_TYPES, ...MEAL_TYPES.map(mealTitle), ...own].map(slotNameKey);
  return taken.includes(slotNameKey(name)) ? messages.isThere : undefined;
}

export function timeProblem(time: string): string | undefined {
  return /^\d{2}:\d{2}$/.test(time) ? undefined : messages.enterATime;
}

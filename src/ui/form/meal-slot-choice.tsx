import { type Slot, slotOf, type Standing, standingIn } from '#shared/rules/meal-slots';

import { slotTitle } from '../words/slot-title';
import { Choice } from './choice';
import { messages } from './messages';

interface MealSlotChoiceProps {
  value: Standing;
  /** The four and the person's own, in their order. */
  slots: readonly Slot[];
  onChange: (to: ReturnType<typeof standingIn>) => void;
}

export function MealSlotChoice({ value, slots, onChange }: MealSlotChoiceProps) {
  return (
    <Choice
      label={messages.meal}
      options={slots.map((slot) => [slot.key, slotTitle(slot)] as const)}
      value={slotOf(value, slots).key}
      onChange={({ target }) => {
        const chosen = slots.find(({ key }) => key === target.value);
        if (chosen) onChange(standingIn(chosen));
      }}
    />
  );
}

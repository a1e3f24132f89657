import { type Slot, slotOf, type SlotFields, slotFieldsOf } from '#shared/rules/meal-slots';

import { slotTitle } from '../words/slot-title';
import { Choice } from './choice';
import { messages } from './messages';

interface MealSlotChoiceProps {
  value: SlotFields;
  /** The four meal types and the user's own slots, in the user's order. */
  slots: readonly Slot[];
  onChange: (to: Required<SlotFields>) => void;
}

export function MealSlotChoice({ value, slots, onChange }: MealSlotChoiceProps) {
  return (
    <Choice
      label={messages.meal}
      options={slots.map((slot) => [slot.key, slotTitle(slot)] as const)}
      value={slotOf(value, slots).key}
      onChange={({ target }) => {
        const chosen = slots.find(({ key }) => key === target.value);
        if (chosen) onChange(slotFieldsOf(chosen));
      }}
    />
  );
}

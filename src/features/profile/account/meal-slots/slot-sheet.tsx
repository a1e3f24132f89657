import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { MEAL_TYPES, type MealType } from '#shared/records/meal';
import type { Slot } from '#shared/rules/meal-slots';
import { mealTypeAt } from '#shared/rules/meal-type';

import { addMealSlot, editMealSlot, removeMealSlot } from '../../../../store/days/meal-slots';
import { Choice } from '../../../../ui/form/choice';
import { Field } from '../../../../ui/form/field';
import { Sheet, SheetActions } from '../../../../ui/layout/sheet';
import { FIELD_PAIR } from '../../../../ui/styles';
import { format } from '../../../../ui/words/format';
import { mealTitle } from '../../../../ui/words/meal-title';
import { useKeep } from '../targets/use-keep';
import { messages } from './messages';
import { nameProblem, timeProblem } from './slot-input';

const TYPES = MEAL_TYPES.map((type) => [type, mealTitle(type)] as const);

interface SlotSheetProps {
  /** Null for a new slot. */
  slot: Slot | null;
  slots: readonly Slot[];
  onClose: () => void;
}

/** The type that a slot counts as can be chosen only once, because its meals were logged with that type. */
export function SlotSheet({ slot, slots, onClose }: SlotSheetProps) {
  const { name, time, type, setName, setTime, setType, problems, save, remove } = useSlotForm(
    slot,
    slots,
  );
  return (
    <Sheet title={slot ? messages.changeAMeal : messages.addAMeal} onClose={onClose}>
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          if (save()) onClose();
        }}
      >
        <Field
          label={messages.name}
          placeholder={messages.forExample}
          autoComplete="off"
          value={name}
          problem={problems.name}
          onChange={({ target }) => {
            setName(target.value);
          }}
        />
        <Box sx={FIELD_PAIR}>
          <Field
            label={messages.time}
            type="time"
            value={time}
            problem={problems.time}
            onChange={({ target }) => {
              setTime(target.value);
            }}
          />
          {!slot && (
            <Choice
              label={messages.countsAsLabel}
              options={TYPES}
              value={type}
              onChange={({ target }) => {
                setType(target.value as MealType);
              }}
            />
          )}
        </Box>
        {!slot && (
          <Box sx={{ mt: -1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
            {messages.inChartsAndExports}
          </Box>
        )}
        <SheetActions>
          {slot && (
            <Button
              color="error"
              variant="outlined"
              onClick={() => {
                remove(slot);
                onClose();
              }}
            >
              {messages.remove}
            </Button>
          )}
          <Button type="submit" variant="contained">
            {slot ? messages.save : messages.add}
          </Button>
        </SheetActions>
      </Box>
    </Sheet>
  );
}

function useSlotForm(slot: Slot | null, slots: readonly Slot[]) {
  const [name, setName] = useState(slot?.name ?? '');
  const [time, setTime] = useState(slot?.time ?? '10:00');
  const [chosen, setType] = useState<MealType | null>(null);
  const [isTried, setTried] = useState(false);
  const added = useKeep(format(messages.added, { name: name.trim() }));
  const saved = useKeep(messages.saved);
  const removed = useKeep(format(messages.removed, { meal: mealTitle(slot?.mealType ?? 'snack') }));
  // Until the user chooses one, the type of a meal at that time.
  const type = chosen ?? (slot ? slot.mealType : typeOf(time));
  const others = slots.filter(({ key }) => key !== slot?.key);
  const found = { name: nameProblem(name, others), time: timeProblem(time) };
  return {
    name,
    time,
    type,
    setName,
    setTime,
    setType,
    problems: isTried ? found : { name: undefined, time: undefined },
    /** @returns whether it is being saved */
    save: (): boolean => {
      setTried(true);
      if (found.name !== undefined || found.time !== undefined) return false;
      const fields = { name: name.trim(), time };
      if (slot) saved(async () => editMealSlot(slot, fields));
      else added(async () => addMealSlot({ ...fields, mealType: type }));
      return true;
    },
    remove: (gone: Slot) => {
      removed(async () => removeMealSlot(gone));
    },
  };
}

function typeOf(time: string): MealType {
  return timeProblem(time) === undefined ? mealTypeAt(`2026-01-01T${time}`) : 'snack';
}

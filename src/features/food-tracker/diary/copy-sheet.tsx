import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import type { Meal, MealFields } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';
import { copyOfMeal } from '#shared/rules/copy-meal';
import {
  FOUR_SLOTS,
  type Slot,
  slotOf,
  type SlotFields,
  slotFieldsOf,
} from '#shared/rules/meal-slots';

import { useMealSlots } from '../../../store/days/meal-slots';
import { Field } from '../../../ui/form/field';
import { TickBox } from '../../../ui/form/tick';
import { FIELD_PAIR } from '../../../ui/styles';
import { Sheet, SheetActions } from '../../../ui/layout/sheet';
import { format } from '../../../ui/words/format';
import { energyWords, shownEnergy } from '../../../ui/words/quantity';
import { MealSlotChoice } from '../../../ui/form/meal-slot-choice';
import { slotTitle } from '../../../ui/words/slot-title';
import { useLogWithUndo } from '../use-log-with-undo';
import { totalOf } from './day-total';
import { dayInSentence } from './day-words';
import { messages } from './messages';

const ROW = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48 } as const;

interface CopySheetProps {
  meals: readonly Meal[];
  /** What is copied, as shown to the user: 'breakfast', 'this day', or the name of the only meal. */
  what: string;
  /** The day of these meals. */
  day: string;
  today: string;
  onClose: () => void;
}

/** A sheet for copying meals to another day. One undo removes all copies. */
export function CopySheet({ meals, what, day, today, onClose }: CopySheetProps) {
  const { log } = useLogWithUndo();
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const own = slotsOf(meals, slots);
  // Null: all slots are chosen.
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [as, setAs] = useState<SlotFields | null>(null);
  const [target, setTarget] = useState(day === today ? daysAfter(today, 1) : today);
  const isDay = isLocalDateTime(`${target}T00:00`);
  const keys = chosen ?? own.map(({ key }) => key);
  const some = meals.filter((meal) => keys.includes(slotOf(meal, slots).key));
  const { copies, leftOut } = planCopy(some, target, as);
  const copy = async () => {
    onClose();
    await log(copies, {
      title: format(messages.mealsCopiedTo, {
        copies: copies.length,
        target: dayInSentence(target),
      }),
      description: copies.map(({ name }) => name).join(' + '),
    });
  };
  return (
    <Sheet
      title={format(messages.copyNamed, { what })}
      subtitle={format(messages.fromDay, { day: dayInSentence(day) })}
      onClose={onClose}
    >
      <Box
        component="form"
        noValidate
        sx={{ display: 'grid', gap: 2.5 }}
        onSubmit={(event) => {
          event.preventDefault();
          void copy();
        }}
      >
        {own.length > 1 && <SlotsField {...{ meals, own, keys }} onChange={setChosen} />}
        <Box sx={FIELD_PAIR}>
          <Field
            label={messages.day}
            type="date"
            value={target}
            problem={isDay ? undefined : messages.chooseADate}
            onChange={(event) => {
              setTarget(event.target.value);
            }}
          />
          <OnlySlot own={own} value={as} slots={slots} onChange={setAs} />
        </Box>
        <LeftOut count={leftOut} />
        <SheetActions>
          <Button type="submit" variant="contained" disabled={!isDay || copies.length === 0}>
            {isDay ? format(messages.copyTo, { target: dayInSentence(target) }) : messages.copy}
          </Button>
        </SheetActions>
      </Box>
    </Sheet>
  );
}

interface OnlySlotProps {
  own: readonly Slot[];
  value: SlotFields | null;
  slots: readonly Slot[];
  onChange: (to: SlotFields) => void;
}

/** Offers another slot for the copies, but only if all meals are in the same slot. */
function OnlySlot({ own: [only, ...others], value, slots, onChange }: OnlySlotProps) {
  if (!only || others.length > 0) return null;
  return <MealSlotChoice value={value ?? slotFieldsOf(only)} {...{ slots, onChange }} />;
}

function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
      {format(messages.mealsWithoutNumbersNotCopied, { count })}
    </Typography>
  );
}

interface SlotsFieldProps {
  meals: readonly Meal[];
  own: readonly Slot[];
  keys: readonly string[];
  onChange: (keys: readonly string[]) => void;
}

function SlotsField({ meals, own, keys, onChange }: SlotsFieldProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 650, fontSize: '0.9375rem' }}>
        {messages.whichMeals}
      </Box>
      {own.map((slot) => {
        const { key } = slot;
        const some = meals.filter((meal) => slotOf(meal, own).key === key);
        const calories = shownEnergy(totalOf(some).calories);
        return (
          <Box key={key} component="label" sx={ROW}>
            <TickBox
              checked={keys.includes(key)}
              onChange={({ target }) => {
                onChange(target.checked ? [...keys, key] : keys.filter((one) => one !== key));
              }}
            />
            <Box dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {slotTitle(slot)}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {format(messages.meals, { some: some.length })}
              {calories !== null && format(messages.commaKcal, { calories: energyWords(calories) })}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** The slots that have meals, in order. */
function slotsOf(meals: readonly Meal[], slots: readonly Slot[]): Slot[] {
  const keys = new Set(meals.map((meal) => slotOf(meal, slots).key));
  return slots.filter(({ key }) => keys.has(key));
}

interface CopyPlan {
  copies: MealFields[];
  /** Number of chosen meals that have no items, so that there is nothing to copy. */
  leftOut: number;
}

/**
 * Plans a copy of each meal at its own time of day.
 * @param day the target day, 'YYYY-MM-DD'
 * @param as the slot of the copies; null keeps each meal's slot
 */
export function planCopy(meals: readonly Meal[], day: string, as: SlotFields | null): CopyPlan {
  const copies = meals.flatMap((meal) => {
    const mealTime = `${day}${meal.mealTime.slice(10)}`;
    return copyOfMeal(meal, { mealTime, ...as }) ?? [];
  });
  return { copies, leftOut: meals.length - copies.length };
}

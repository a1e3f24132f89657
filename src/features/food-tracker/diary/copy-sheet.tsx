import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { isLocalDateTime } from '#shared/records/local-date-time';
import { type Meal, MEAL_TYPES, type MealFields, type MealType } from '#shared/records/meal';
import { daysAfter } from '#shared/rules/calendar';
import { copyOfMeal } from '#shared/rules/copy-meal';

import { Field } from '../../../ui/form/field';
import { TickBox } from '../../../ui/form/tick';
import { FIELD_PAIR } from '../../../ui/styles';
import { Sheet, SheetActions } from '../../../ui/layout/sheet';
import { capital } from '../../../ui/words/text';
import { format } from '../../../ui/words/format';
import { energyWords, shownEnergy } from '../../../ui/words/quantity';
import { MealTypeChoice } from '../../../ui/form/meal-type-choice';
import { useLogWithUndo } from '../use-log-with-undo';
import { totalOf } from './day-total';
import { dayInSentence } from './day-words';
import { messages } from './messages';

const ROW = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48 } as const;

interface CopySheetProps {
  meals: readonly Meal[];
  /** In words: 'breakfast', 'this day', or the name of the only meal. */
  what: string;
  /** Of these meals. */
  day: string;
  today: string;
  onClose: () => void;
}

/** One undo for all copies. */
export function CopySheet({ meals, what, day, today, onClose }: CopySheetProps) {
  const { log } = useLogWithUndo();
  const own = typesOf(meals);
  const [types, setTypes] = useState<readonly MealType[]>(own);
  const [as, setAs] = useState<MealType | null>(null);
  const [target, setTarget] = useState(day === today ? daysAfter(today, 1) : today);
  const isDay = isLocalDateTime(`${target}T00:00`);
  const { copies, leftOut } = planCopy(meals, { day: target, types, as });
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
        {own.length > 1 && <TypesField meals={meals} types={types} onChange={setTypes} />}
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
          {own.length === 1 && <MealTypeChoice value={as ?? own[0] ?? 'snack'} onChange={setAs} />}
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

function LeftOut({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
      {format(messages.mealsWithoutNumbersAreNotCopied, { count })}
    </Typography>
  );
}

interface TypesFieldProps {
  meals: readonly Meal[];
  types: readonly MealType[];
  onChange: (types: readonly MealType[]) => void;
}

function TypesField({ meals, types, onChange }: TypesFieldProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 650, fontSize: '0.9375rem' }}>
        {messages.whichMeals}
      </Box>
      {typesOf(meals).map((type) => {
        const some = meals.filter(({ mealType }) => mealType === type);
        const calories = shownEnergy(totalOf(some).calories);
        return (
          <Box key={type} component="label" sx={ROW}>
            <TickBox
              checked={types.includes(type)}
              onChange={({ target }) => {
                onChange(target.checked ? [...types, type] : types.filter((one) => one !== type));
              }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>{capital(type)}</Box>
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

/** In the order of the day. */
function typesOf(meals: readonly Meal[]): MealType[] {
  return MEAL_TYPES.filter((type) => meals.some(({ mealType }) => mealType === type));
}

interface CopyChoice {
  /** Target day, 'YYYY-MM-DD'. */
  day: string;
  types: readonly MealType[];
  /** Type of the copies; null keeps each meal's own. */
  as: MealType | null;
}

interface CopyPlan {
  copies: MealFields[];
  /** Chosen meals without figures, and so with nothing to copy. */
  leftOut: number;
}

/** Each meal once, whole, at its own time of day. */
export function planCopy(meals: readonly Meal[], { day, types, as }: CopyChoice): CopyPlan {
  const chosen = meals.filter(({ mealType }) => types.includes(mealType));
  const copies = chosen.flatMap((meal) => {
    const mealTime = `${day}${meal.mealTime.slice(10)}`;
    return copyOfMeal(meal, { mealTime, ...(as ? { mealType: as } : {}) }) ?? [];
  });
  return { copies, leftOut: chosen.length - copies.length };
}

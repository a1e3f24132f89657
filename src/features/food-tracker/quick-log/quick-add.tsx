import { zodResolver } from '@hookform/resolvers/zod';
import { Box } from '@mui/material';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

import { wholeItem } from '#shared/nutrition/items/items';
import { itemNutrients } from '#shared/nutrition/items/totals';
import { FOOD_NAME_MAX } from '#shared/records/food';
import type { MealItem } from '#shared/records/meal-item';
import { NUTRIENTS } from '#shared/records/nutrients';
import { FOUR_SLOTS } from '#shared/rules/meal-slots';

import { useMealSlots } from '../../../store/days/meal-slots';
import { Field } from '../../../ui/form/field';
import { useOneAtATime } from '../../../ui/form/use-one-at-a-time';
import { FIELD_PAIR } from '../../../ui/styles';
import { Sheet, SheetActions } from '../../../ui/layout/sheet';
import { SaveOrConfirm, useQuestion } from '../../../ui/profile/weight-question';
import { format } from '../../../ui/words/format';
import { farDateQuestion } from '../../../ui/words/time';
import { momentOfDay } from '../diary/day-words';
import {
  energyHint,
  energyOfMacros,
  macrosQuestion,
  NO_FIGURES,
  NutrientFields,
  nutrientInputShape,
} from '../foods/nutrient-fields';
import { implausibleWords } from '../items/implausible-question';
import type { NextEntry } from '../log-meal';
import { MealSlotChoice } from '../../../ui/form/meal-slot-choice';
import { submitByKeys } from '../submit-by-keys';
import { useLogWithUndo } from '../use-log-with-undo';
import { messages } from './messages';

export interface QuickLogProps {
  entry: NextEntry;
  /** Called after the meal is saved. */
  onLogged: () => void;
  onClose: () => void;
}

interface Quick {
  name: string;
  items: MealItem[];
}

export function QuickAdd(props: QuickLogProps) {
  const { entry, onClose } = props;
  return (
    <Sheet title={messages.quickAdd} subtitle={momentOfDay(entry.mealTime)} onClose={onClose}>
      <QuickForm {...props} />
    </Sheet>
  );
}

function QuickForm({ entry: { mealTime, ...entry }, onLogged, onClose }: QuickLogProps) {
  const { logItems } = useLogWithUndo();
  const [{ mealType, slot }, setSlotFields] = useState({
    mealType: entry.mealType,
    slot: entry.slot,
  });
  const slots = useMealSlots() ?? FOUR_SLOTS;
  const { register, handleSubmit, formState, watch, setFocus } = useForm<
    QuickInput,
    unknown,
    Quick
  >({
    resolver: zodResolver(quickInputSchema),
    defaultValues: NOTHING_ENTERED,
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    setFocus('calories');
  }, [setFocus]);
  const entered = JSON.stringify(watch());
  const { question, ask } = useQuestion(entered);
  const once = useOneAtATime();
  const save = handleSubmit(async (quick) => {
    const unlikely =
      question === null ? (unlikelyWords(quick.items) ?? farDateQuestion(mealTime)) : null;
    if (unlikely !== null) {
      ask(unlikely);
      return;
    }
    if (!(await logItems(quick, { mealTime, mealType, slot }))) return;
    onClose();
    onLogged();
  });
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => {
        event.preventDefault();
        void once(save);
      }}
      onKeyDown={submitByKeys(() => void once(save))}
    >
      <NutrientFields
        hint={energyHint(watch())}
        fieldOf={(nutrient) => ({
          ...register(nutrient),
          problem: errors[nutrient]?.message,
        })}
      />
      <Box sx={FIELD_PAIR}>
        <Field
          label={messages.name}
          placeholder={QUICK_NAME}
          autoComplete="off"
          problem={errors.name?.message}
          {...register('name')}
        />
        <MealSlotChoice value={{ mealType, slot }} slots={slots} onChange={setSlotFields} />
      </Box>
      <SheetActions>
        <SaveOrConfirm
          question={question}
          label={messages.add}
          saving={isSubmitting}
          onChange={() => {
            setFocus('calories');
          }}
        />
      </SheetActions>
    </Box>
  );
}

/** A question before saving; null if the numbers are plausible. */
export function unlikelyWords(items: readonly MealItem[]): string | null {
  const [item] = items;
  return implausibleWords(items) ?? (item ? macrosQuestion(itemNutrients(item)) : null);
}

const QUICK_NAME = messages.quickAdd;

/** If only macros are entered, the calories are calculated from them. */
export const quickInputSchema = z
  .object({
    name: z
      .string()
      .trim()
      .max(FOOD_NAME_MAX, format(messages.atMostCharacters, { foodNameMax: FOOD_NAME_MAX })),
    ...nutrientInputShape,
  })
  .refine((input) => NUTRIENTS.some((nutrient) => input[nutrient] !== null), {
    path: ['calories'],
    error: messages.enterTheCalories,
  })
  .transform(({ name, ...nutrients }): { name: string; items: MealItem[] } => {
    const calories = nutrients.calories ?? energyOfMacros(nutrients);
    const shown = name === '' ? QUICK_NAME : name;
    return { name: shown, items: [wholeItem('own1', shown, { ...nutrients, calories })] };
  });

export type QuickInput = z.input<typeof quickInputSchema>;

export const NOTHING_ENTERED: QuickInput = { name: '', ...NO_FIGURES };

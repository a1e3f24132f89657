import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';

import { MEAL_TYPES, type MealType } from '#shared/records/meal';
import type { MealItem } from '#shared/records/meal-item';
import { mealTypeAt } from '#shared/rules/meal-type';

import { FIELD_PAIR } from '../../../ui/form/beside';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { Sheet } from '../../../ui/layout/sheet';
import { SheetActions } from '../../../ui/layout/sheet-actions';
import { capital } from '../../../ui/words/capital';
import { momentOfDay } from '../day/day-words';
import { NutrientFields } from '../nutrient-fields/nutrient-fields';
import { energyHint } from '../nutrient-fields/nutrient-input';
import { useLogged } from '../use-logged';
import { NOTHING_ENTERED, QUICK_NAME, quickInputSchema, type QuickInput } from './quick-input';

interface QuickAddProps {
  /** When it was eaten, 'YYYY-MM-DDTHH:mm'. */
  mealTime: string;
  onClose: () => void;
}

const TYPES = MEAL_TYPES.map((type) => [type, capital(type)] as const);

interface Quick {
  name: string;
  items: MealItem[];
}

export function QuickAdd({ mealTime, onClose }: QuickAddProps) {
  return (
    <Sheet title="Quick add" subtitle={momentOfDay(mealTime)} onClose={onClose}>
      <QuickForm mealTime={mealTime} onClose={onClose} />
    </Sheet>
  );
}

function QuickForm({ mealTime, onClose }: QuickAddProps) {
  const { logItems } = useLogged();
  const [mealType, setMealType] = useState<MealType>(mealTypeAt(mealTime));
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
  const save = handleSubmit(async (quick) => {
    await logItems(quick, { mealTime, mealType });
    onClose();
  });
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      onSubmit={(event) => void save(event)}
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
          label="Name"
          placeholder={QUICK_NAME}
          autoComplete="off"
          problem={errors.name?.message}
          {...register('name')}
        />
        <Choice
          label="Meal"
          options={TYPES}
          value={mealType}
          onChange={(event) => {
            setMealType(event.target.value as MealType);
          }}
        />
      </Box>
      <SheetActions>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          Add
        </Button>
      </SheetActions>
    </Box>
  );
}

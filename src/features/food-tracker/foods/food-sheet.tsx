import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button } from '@mui/material';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import type { FoodFields } from '#shared/records/food';

import { type FoodEntry, saveFood } from '../../../store/foods';
import { Choice } from '../../../ui/form/choice';
import { Field } from '../../../ui/form/field';
import { Sheet, SheetActions } from '../../../ui/layout/sheet';
import {
  BASES,
  EMPTY_FOOD,
  type FoodInput,
  foodInputSchema,
  keptOf,
  typedFood,
} from './food-input';
import { messages } from './messages';
import { energyHint, NutrientFields } from './nutrient-fields';

interface FoodSheetProps {
  /** undefined for a new food. */
  entry?: FoodEntry | undefined;
  /** First name of a new food. */
  name?: string;
  onSaved: (entry: FoodEntry) => void;
  onClose: () => void;
}

const OPTIONS = BASES.map((basis) => [basis, basis === 'serving' ? 'one serving' : basis] as const);

export function FoodSheet(props: FoodSheetProps) {
  return (
    <Sheet
      title={props.entry ? messages.yourFood : messages.newFood}
      subtitle={messages.foundByItsNameWhenYou}
      onClose={props.onClose}
    >
      <FoodForm {...props} />
    </Sheet>
  );
}

function FoodForm({ entry, name = '', onSaved }: FoodSheetProps) {
  const { register, handleSubmit, formState, watch, setFocus } = useForm<
    FoodInput,
    unknown,
    FoodFields
  >({
    resolver: zodResolver(foodInputSchema),
    defaultValues: entry ? typedFood(entry.food) : { ...EMPTY_FOOD, name },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => {
    setFocus(name === '' ? 'name' : 'calories');
  }, [setFocus, name]);
  const save = handleSubmit(async (typed) => {
    const food = entry ? keptOf(entry.food, typed) : typed;
    const id = await saveFood(food, entry?.id);
    onSaved({ id, food });
  });
  const values = watch();
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2 }}
      // This form may be inside the form of a meal.
      onSubmit={(event) => {
        event.stopPropagation();
        void save(event);
      }}
    >
      <Field
        label={messages.name}
        autoComplete="off"
        problem={errors.name?.message}
        {...register('name')}
      />
      <Field
        label={messages.maker}
        placeholder={messages.ifItHasOne}
        autoComplete="off"
        problem={errors.brand?.message}
        {...register('brand')}
      />
      <Choice label={messages.figuresFor} options={OPTIONS} {...register('basis')} />
      <Box sx={{ display: 'grid', gap: 1.5, alignItems: 'start', gridTemplateColumns: '1fr 1fr' }}>
        <Field
          label={messages.aServingIs}
          placeholder={messages.n1Slice}
          autoComplete="off"
          problem={errors.servingText?.message}
          {...register('servingText')}
        />
        <Field
          label={messages.oneServingWeighs}
          autoComplete="off"
          inputProps={{ inputMode: 'decimal' }}
          problem={errors.servingWeight?.message}
          endAdornment={
            <Box aria-hidden sx={{ color: 'text.secondary' }}>
              {values.basis === '100 ml' ? 'ml' : 'g'}
            </Box>
          }
          {...register('servingWeight')}
        />
      </Box>
      <NutrientFields
        hint={energyHint(values)}
        more={entry !== undefined}
        fieldOf={(nutrient) => ({ ...register(nutrient), problem: errors[nutrient]?.message })}
      />
      <SheetActions>
        <Button type="submit" variant="contained" disabled={isSubmitting}>
          {messages.save}
        </Button>
      </SheetActions>
    </Box>
  );
}

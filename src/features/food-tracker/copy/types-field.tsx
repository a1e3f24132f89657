import { Box } from '@mui/material';

import { MEAL_TYPES, type Meal, type MealType } from '#shared/records/meal';

import { TickBox } from '../../../ui/form/tick-box';
import { capital } from '../../../ui/words/capital';
import { counted } from '../../../ui/words/counted';
import { wholeWords } from '../../../ui/words/number';
import { totalOf } from '../day/day-figures';

interface TypesFieldProps {
  meals: readonly Meal[];
  types: readonly MealType[];
  onChange: (types: readonly MealType[]) => void;
}

export function TypesField({ meals, types, onChange }: TypesFieldProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontWeight: 650, fontSize: '0.9375rem' }}>
        Which meals
      </Box>
      {typesOf(meals).map((type) => {
        const some = meals.filter(({ mealType }) => mealType === type);
        const { calories } = totalOf(some);
        return (
          <Box key={type} component="label" sx={LINE}>
            <TickBox
              checked={types.includes(type)}
              onChange={({ target }) => {
                onChange(target.checked ? [...types, type] : types.filter((one) => one !== type));
              }}
            />
            <Box sx={{ flex: 1, minWidth: 0 }}>{capital(type)}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
              {counted(some.length, 'meal')}
              {calories !== null && `, ${wholeWords(calories)} kcal`}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

/** In the order of the day. */
export function typesOf(meals: readonly Meal[]): MealType[] {
  return MEAL_TYPES.filter((type) => meals.some(({ mealType }) => mealType === type));
}

const LINE = { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 48 } as const;

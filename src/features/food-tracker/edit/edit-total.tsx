import { Box } from '@mui/material';

import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';

/** Next to the buttons, so that it stays in view however long the list is. */
export function EditTotal({ items }: { items: readonly MealItem[] }) {
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  return (
    <Box aria-live="polite" sx={{ flex: 1, lineHeight: 1.3 }}>
      {items.length > 0 && (
        <Calories
          calories={totalNutrients(items).calories}
          low={caloriesLow}
          high={caloriesHigh}
          stacked
        />
      )}
    </Box>
  );
}

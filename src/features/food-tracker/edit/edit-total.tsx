import { Box } from '@mui/material';

import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';

/** What the items come to as they are edited: in sight beside the buttons, however long the list. */
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

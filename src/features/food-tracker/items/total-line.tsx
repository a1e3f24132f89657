import { Box, ButtonBase } from '@mui/material';

import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { HOVER } from '../../../ui/hover';
import { Icon } from '../../../ui/icons';

interface TotalLineProps {
  items: readonly MealItem[];
  onOpen: () => void;
}

export function TotalLine({ items, onOpen }: TotalLineProps) {
  const total = totalNutrients(items);
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={TOTAL}>
        <Calories calories={total.calories} low={caloriesLow} high={caloriesHigh} />
        <Icon name="next" size={18} style={{ flex: 'none', opacity: 0.6 }} />
      </ButtonBase>
      <Macros nutrients={total} />
    </Box>
  );
}

const TOTAL = {
  ...HOVER,
  minHeight: 48,
  gap: 1,
  px: 1,
  mx: -1,
  borderRadius: '10px',
  textAlign: 'left',
} as const;

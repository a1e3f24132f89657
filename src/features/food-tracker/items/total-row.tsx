import { Box, ButtonBase } from '@mui/material';

import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { HOVER } from '../../../ui/hover';
import { Icon } from '../../../ui/icons';
import { counted } from '../../../ui/words/counted';
import { wholeWords } from '../../../ui/words/number';

interface TotalRowProps {
  items: readonly MealItem[];
  onOpen: () => void;
}

export function TotalRow({ items, onOpen }: TotalRowProps) {
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

/** For screen readers. */
export function spokenList(items: readonly MealItem[], notFound: readonly string[]): string {
  const { calories } = totalNutrients(items);
  const sum = calories === null ? '' : `, ${wholeWords(calories)} kilocalories`;
  const list = items.length === 0 ? '' : `${counted(items.length, 'item')}${sum}.`;
  return `${list} ${notFoundWords(notFound)}`.trim();
}

export function notFoundWords(notFound: readonly string[]): string {
  return notFound.length === 0 ? '' : `Not found: ${notFound.join(', ')}`;
}

import { Box, Button } from '@mui/material';
import { useState } from 'react';

import type { MealItem } from '#shared/records/meal-item';
import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';

import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { Evidence } from './evidence';

interface FiguresProps {
  items: readonly MealItem[];
  notFound: readonly string[];
}

/** A meal's numbers, with their evidence one tap away. */
export function Figures({ items, notFound }: FiguresProps) {
  const [open, setOpen] = useState(false);
  const total = totalNutrients(items);
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 3,
          rowGap: 0.5,
        }}
      >
        <Calories calories={total.calories ?? 0} low={caloriesLow} high={caloriesHigh} />
        <Macros nutrients={total} />
        <Button
          size="small"
          sx={{ minHeight: 44, mx: -1.5, px: 1.5, fontSize: '0.9375rem' }}
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
          }}
        >
          {open ? 'Hide where this comes from' : 'Where does this come from?'}
        </Button>
      </Box>
      {open && <Evidence items={items} notFound={notFound} />}
    </>
  );
}

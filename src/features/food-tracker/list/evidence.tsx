import { Box, Typography } from '@mui/material';

import type { MealItem } from '#shared/records/meal-item';
import { itemNutrients } from '#shared/nutrition/totals';

import { Calories } from '../../../ui/figures/calories';
import { amountWords, per100gWords, sourceWords } from './evidence-words';

interface EvidenceProps {
  items: readonly MealItem[];
  notFound: readonly string[];
}

/** Behind every number: which food, how many grams and why, from which table, and how sure. */
export function Evidence({ items, notFound }: EvidenceProps) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
        pt: 1.5,
      }}
    >
      {items.map((item) => (
        <Box component="li" key={item.id} sx={{ fontSize: '0.9375rem' }}>
          <Box
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              alignItems: 'baseline',
            }}
          >
            <Typography sx={{ fontWeight: 680 }}>{item.name}</Typography>
            <Calories
              calories={itemNutrients(item).calories ?? 0}
              low={item.caloriesLow}
              high={item.caloriesHigh}
              size="small"
            />
          </Box>
          <Box sx={{ color: 'text.secondary' }}>
            <div>{amountWords(item)}</div>
            <div>{sourceWords(item)}</div>
            <div>{per100gWords(item)}</div>
          </Box>
        </Box>
      ))}
      {notFound.length > 0 && (
        <Box component="li" sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          Not counted, since no food of the table was meant by it: {notFound.join(', ')}
        </Box>
      )}
    </Box>
  );
}

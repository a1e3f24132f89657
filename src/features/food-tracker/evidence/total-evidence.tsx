import { Box, Typography } from '@mui/material';

import { rangeOfItems } from '#shared/nutrition/meal-range';
import { itemNutrients, totalNutrients } from '#shared/nutrition/totals';
import type { Analysis, MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { Sheet } from '../../../ui/layout/sheet';
import { amountWords, matchWords, readerWords, sourceWords } from './evidence-words';
import { NutrientTable } from './nutrient-table';

interface TotalEvidenceProps {
  items: readonly MealItem[];
  notFound: readonly string[];
  reading: Analysis | null | undefined;
  onClose: () => void;
}

export function TotalEvidence({ items, notFound, reading, onClose }: TotalEvidenceProps) {
  const total = totalNutrients(items);
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  return (
    <Sheet title="Where this comes from" onClose={onClose}>
      <Box>
        <Calories calories={total.calories ?? 0} low={caloriesLow} high={caloriesHigh} />
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary', mt: 0.5 }}>
          The sum of what is below; each number is rounded by itself. The range is where the truth
          likely is.
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {items.map((item) => (
          <Grounds key={item.id} item={item} />
        ))}
      </Box>
      {notFound.length > 0 && (
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          Not counted, since no food of the table was meant by it: {notFound.join(', ')}
        </Typography>
      )}
      <NutrientTable
        caption="All of it together"
        columns={[{ heading: 'in all', nutrients: total }]}
      />
      {reading && (
        <Typography sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          {readerWords(reading)}
        </Typography>
      )}
    </Sheet>
  );
}

function Grounds({ item }: { item: MealItem }) {
  return (
    <Box component="li" sx={{ fontSize: '0.9375rem' }}>
      <Box
        sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, alignItems: 'baseline' }}
      >
        <Typography sx={{ fontWeight: 680, minWidth: 0 }}>{item.name}</Typography>
        <Calories
          calories={itemNutrients(item).calories ?? 0}
          low={item.caloriesLow}
          high={item.caloriesHigh}
          size="small"
        />
      </Box>
      <Box sx={{ color: 'text.secondary' }}>
        <div>{amountWords(item)}</div>
        <div>{sourceWords(item.source)}</div>
        <div>Match: {matchWords(item)}</div>
      </Box>
    </Box>
  );
}

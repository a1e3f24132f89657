import { Box } from '@mui/material';

import { rangeOfItems } from '#shared/nutrition/meal-range';
import { totalNutrients } from '#shared/nutrition/totals';

import { Calories } from '../../../ui/figures/calories';
import { Macros } from '../../../ui/figures/macros';
import { FoodSearch } from './food-search';
import { ItemRow } from './item-row';
import type { MealDraft } from './use-meal-draft';

/** The items of a meal that is being edited, with totals that follow. */
export function EditItems({ draft }: { draft: MealDraft }) {
  const { items } = draft;
  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ fontWeight: 650, fontSize: '0.9375rem', mb: 1, p: 0 }}>
        Items
      </Box>
      {items.map((item) => (
        <ItemRow
          key={item.id}
          item={item}
          onChange={draft.changeItem}
          onRemove={draft.removeItem}
        />
      ))}
      <FoodSearch label="Add a food" onChoose={draft.addFood} />
      {items.length > 0 && <Totals items={items} />}
    </Box>
  );
}

function Totals({ items }: Pick<MealDraft, 'items'>) {
  const { caloriesLow, caloriesHigh } = rangeOfItems(items);
  const total = totalNutrients(items);
  return (
    <Box
      aria-live="polite"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        alignItems: 'baseline',
        pt: 1.5,
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Calories calories={total.calories ?? 0} low={caloriesLow} high={caloriesHigh} />
      <Macros nutrients={total} />
    </Box>
  );
}

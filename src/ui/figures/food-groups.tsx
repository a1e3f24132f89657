import { Box } from '@mui/material';

import { type FoodGroup, portionsIn } from '#shared/nutrition/items/food-groups';
import type { MealItem } from '#shared/records/meal-item';

import { messages } from './messages';

const NAMES: Record<FoodGroup, string> = {
  vegetables: messages.vegetables,
  fruit: messages.fruit,
  grains: messages.grains,
  protein: messages.proteinFoods,
  dairy: messages.dairy,
  drinks: messages.drinks,
  sweets: messages.sweets,
  other: messages.otherFoods,
};

type Grouped = Pick<MealItem, 'name' | 'source'>;

/** In gentle mode, shows portions of each food group instead of calories and grams. Shows nothing if there is no food. */
export function FoodGroups({ items }: { items: readonly Grouped[] }) {
  const portions = portionsIn(items);
  if (portions.length === 0) return null;
  return (
    <Box component="dl" sx={GRID}>
      {portions.map(([group, count]) => (
        <Box key={group} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
          <Box component="dt" sx={{ color: 'text.secondary', minWidth: 0 }}>
            {NAMES[group]}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 680 }}>
            {count}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const GRID = {
  m: 0,
  display: 'grid',
  columnGap: 3,
  rowGap: 0.75,
  fontSize: '0.9375rem',
  // Next to other numbers on one line, if there is room.
  flex: '1 1 232px',
  gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
} as const;

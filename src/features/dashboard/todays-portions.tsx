import { Typography } from '@mui/material';

import type { Meal } from '#shared/records/meal';
import { shownItems } from '#shared/rules/meal-state';

import { FoodGroups } from '../../ui/figures/food-groups';
import { Card } from '../../ui/layout/card';
import { messages } from './messages';

/** Today's portions of food groups, shown instead of calories in gentle mode. */
export function TodaysPortions({ meals }: { meals: readonly Meal[] }) {
  const items = meals.flatMap((meal) => shownItems(meal) ?? []);
  return (
    <Card component="section" aria-labelledby="today" sx={{ display: 'grid', gap: 1.25 }}>
      <Typography id="today" component="h2" variant="h3">
        {messages.today}
      </Typography>
      <FoodGroups items={items} />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {items.length === 0 ? messages.shownByFoodGroup : messages.eachFoodIsOnePortion}
      </Typography>
    </Card>
  );
}

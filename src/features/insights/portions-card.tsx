import { Box, Typography } from '@mui/material';

import type { FoodOfDay } from '#shared/nutrition/intake/day-intake';
import type { MealItem } from '#shared/records/meal-item';

import { FoodGroups } from '../../ui/figures/food-groups';
import { Card } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { finishedDays, type LoggedDays, loggedOn, type Range } from './spans';

interface PortionsCardProps {
  days: LoggedDays;
  today: string;
  range: Range;
}

/** The food groups of the range, without calories, weight or streak. */
export function PortionsCard({ days, today, range }: PortionsCardProps) {
  const logged = loggedOn([...finishedDays(today, range), today], days.logged);
  return (
    <Card component="section" aria-labelledby="portions">
      <Typography id="portions" component="h2" variant="h3">
        {messages.foodGroups}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {format(messages.differentFoodsOfEachDay, { count: logged.length })}
      </Typography>
      <Box sx={{ maxWidth: 560 }}>
        <FoodGroups items={logged.flatMap(({ foods }) => foods.map(asItem))} />
      </Box>
    </Card>
  );
}

/** The key of a food from a table contains its code. */
function asItem({ key, name }: FoodOfDay): Pick<MealItem, 'name' | 'source'> {
  const code = CODE.exec(key)?.[1];
  return {
    name,
    source:
      code === undefined
        ? { kind: 'person' }
        : { kind: 'table', table: '', code, description: name },
  };
}

const CODE = /^code (.+)$/;

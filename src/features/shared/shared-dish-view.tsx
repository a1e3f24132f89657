import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { shownRangeOf } from '#shared/nutrition/items/shown-range';
import { totalNutrients } from '#shared/nutrition/items/totals';

import { Disclosure } from '../../ui/disclosure';
import { Calories } from '../../ui/figures/calories';
import { MacrosOf } from '../../ui/figures/macros';
import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { PageTitle } from '../../ui/layout/page-title';
import { format } from '../../ui/words/format';
import { FoodList, LineList } from './food-list';
import { messages } from './messages';
import { itemsOfPortion, dishPortionWords, type SharedDish } from './portion';
import { PortionSlider } from './portion-slider';
import { TakeOver } from './take-over';

interface SharedDishProps {
  dish: SharedDish;
  isMember: boolean;
}

/** A meal or a recipe, with the numbers of the chosen portion. */
export function SharedDishView({ dish, isMember }: SharedDishProps) {
  const [portion, setPortion] = useState(1);
  const items = itemsOfPortion(dish, portion);
  const missing = notCountedIn(dish);
  return (
    <Box sx={COLUMNS}>
      <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
        <Box>
          <PageTitle variant="h2">{dish.name}</PageTitle>
          {dish.kind === 'recipe' && (
            <Box sx={{ color: 'text.secondary' }}>
              {format(messages.makesServings, { servings: dish.servings })}
            </Box>
          )}
        </Box>
        <Card sx={{ display: 'grid', gap: 2 }}>
          {items.length > 0 && (
            <>
              <Sum dish={dish} portion={portion} />
              <PortionSlider dish={dish} portion={portion} onPortion={setPortion} />
            </>
          )}
          {missing > 0 && (
            <Box sx={MISSING}>
              <Icon name="warning" size={20} style={{ flex: 'none', marginTop: 2 }} />
              {format(messages.notCounted, { count: missing })}
            </Box>
          )}
          <TakeOver {...{ dish, portion, items, isMember }} />
        </Card>
        <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {messages.howItWasChecked}
        </Typography>
      </Box>
      <Contents dish={dish} portion={portion} />
    </Box>
  );
}

function notCountedIn(dish: SharedDish): number {
  if (dish.kind === 'meal') return dish.notCounted;
  return dish.lines.filter(({ unread }) => unread).length;
}

function Sum({ dish, portion }: { dish: SharedDish; portion: number }) {
  const items = itemsOfPortion(dish, portion);
  const total = totalNutrients(items);
  return (
    <Box role="status" aria-label={dishPortionWords(dish, portion)} sx={SUM}>
      <Calories calories={total.calories} {...shownRangeOf(items)} />
      <MacrosOf items={items} />
    </Box>
  );
}

function Contents({ dish, portion }: { dish: SharedDish; portion: number }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography component="h2" variant="h3" id={id}>
        {messages.whatIsInIt}
      </Typography>
      {dish.kind === 'meal' ? (
        <>
          <FoodList items={itemsOfPortion(dish, portion)} />
          {dish.notes !== null && <Words label={messages.notesOfSender} text={dish.notes} />}
        </>
      ) : (
        <>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {messages.rawWeights}
          </Typography>
          <LineList lines={dish.lines} />
          {dish.method !== null && <Words label={messages.howToMakeIt} text={dish.method} />}
        </>
      )}
    </Box>
  );
}

function Words({ label, text }: { label: string; text: string }) {
  return (
    <Disclosure label={label} open>
      <Typography dir="auto" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
    </Disclosure>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 3, md: 6 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

const SUM = { display: 'grid', gap: 1 } as const;

const MISSING = { display: 'flex', gap: 1, color: 'secondary.main', fontWeight: 600 } as const;

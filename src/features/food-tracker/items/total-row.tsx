import { Box, ButtonBase } from '@mui/material';
import type { ComponentProps } from 'react';

import { shownRangeOf } from '#shared/nutrition/items/shown-range';
import { totalNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';

import { Calories } from '../../../ui/figures/calories';
import { FoodGroups } from '../../../ui/figures/food-groups';
import { portionWords } from '../../../ui/words/portions';
import { MacrosOf } from '../../../ui/figures/macros';
import { HOVER, UNSEEN } from '../../../ui/styles';
import { Icon } from '../../../ui/icons';
import { isGentle } from '../../../ui/words/display';
import { format } from '../../../ui/words/format';
import { shownEnergy, spokenEnergy } from '../../../ui/words/quantity';
import { messages } from './messages';

interface TotalRowProps {
  items: readonly MealItem[];
  onOpen: () => void;
}

export function TotalRow({ items, onOpen }: TotalRowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <ButtonBase aria-haspopup="dialog" onClick={onOpen} sx={TOTAL}>
        {isGentle() ? portionWords(items.length) : <TotalCalories items={items} />}
        <Box component="span" sx={UNSEEN}>{`, ${messages.whereThisComesFrom}`}</Box>
        <Icon name="next" size={18} style={{ flex: 'none', opacity: 0.6 }} />
      </ButtonBase>
      {isGentle() ? <FoodGroups items={items} /> : <MacrosOf items={items} />}
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

interface TotalCaloriesProps extends Pick<ComponentProps<typeof Calories>, 'size' | 'stacked'> {
  items: readonly MealItem[];
}

export function TotalCalories({ items, ...look }: TotalCaloriesProps) {
  return <Calories calories={totalNutrients(items).calories} {...shownRangeOf(items)} {...look} />;
}

/** Lists words that named no food. Shows nothing if all were found. */
export function NotFound({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{notFoundWords(words)}</Box>;
}

function notFoundWords(notFound: readonly string[]): string {
  return notFound.length === 0 ? '' : format(messages.notFound, { notFound: notFound.join(', ') });
}

/** Summary of the list for screen readers. */
export function spokenList(items: readonly MealItem[], notFound: readonly string[]): string {
  const energy = spokenTotal(items);
  const sum = energy === '' ? '' : `, ${energy}`;
  const list = items.length === 0 ? '' : format(messages.items, { items: items.length, sum });
  return `${list} ${notFoundWords(notFound)}`.trim();
}

/** '369 kilocalories'; empty if they are unknown. */
export function spokenTotal(items: readonly MealItem[]): string {
  const calories = shownEnergy(totalNutrients(items).calories);
  return calories === null ? '' : spokenEnergy(calories);
}

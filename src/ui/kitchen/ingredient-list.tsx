import { Box } from '@mui/material';

import { itemNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { RecipeLine } from '#shared/records/recipe';

import { rangeWords } from '../figures/calories';
import { Icon } from '../icons';
import { foodInWords } from '../words/food-in-words';
import { format } from '../words/format';
import { energyWords, shownEnergy, unknownEnergy } from '../words/quantity';
import { wholeWords } from '../words/whole-words';
import { messages } from './messages';

interface IngredientListProps {
  label: string;
  lines: readonly RecipeLine[];
}

/** Each line as the user typed it, with the foods that were recognized. */
export function IngredientList({ label, lines }: IngredientListProps) {
  return (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line, place) => (
        <Box component="li" key={place} sx={LINE}>
          <Box
            dir="auto"
            sx={{ fontWeight: isHeading(line) ? 700 : 600, overflowWrap: 'anywhere' }}
          >
            {line.text}
          </Box>
          {line.items.map((item) => (
            <FoodOfLine key={item.id} item={item} />
          ))}
          {line.unread && (
            <Box sx={NOT_COUNTED}>
              <Icon name="warning" size={18} style={{ flex: 'none', marginTop: 1 }} />
              {messages.notCounted}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function isHeading({ items, unread }: RecipeLine): boolean {
  return items.length === 0 && !unread;
}

function FoodOfLine({ item }: { item: MealItem }) {
  const { grams, source, name } = item;
  const food = source.kind === 'table' ? foodInWords(source.description) : name;
  return (
    <Box sx={FOOD}>
      <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        {food}
      </Box>
      <Box
        component="span"
        sx={{ flex: 'none', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
      >
        {format(messages.amountOfFood, { grams: gramWords(grams), energy: energyOf(item) })}
      </Box>
    </Box>
  );
}

function energyOf(item: MealItem): string {
  const calories = shownEnergy(itemNutrients(item).calories);
  if (calories === null) return unknownEnergy();
  const range = rangeWords({ calories, low: item.caloriesLow, high: item.caloriesHigh });
  return range === null ? energyWords(calories) : `${energyWords(calories)} (${range})`;
}

/** '0.6 g', '250 g', '1,014 g' */
function gramWords(grams: number): string {
  return `${grams < 10 ? Number(grams.toFixed(1)) : wholeWords(grams)} g`;
}

const LINE = {
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const FOOD = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 2,
  fontSize: '0.9375rem',
  color: 'text.secondary',
} as const;

const NOT_COUNTED = {
  display: 'flex',
  gap: 0.75,
  mt: 0.25,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'secondary.main',
} as const;

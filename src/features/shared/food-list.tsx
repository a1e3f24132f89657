import { Box } from '@mui/material';

import { shownRange } from '#shared/nutrition/items/shown-range';
import { itemNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import type { RecipeLine } from '#shared/records/recipe';

import { rangeWords } from '../../ui/figures/calories';
import { gramsWords } from '../../ui/figures/nutrient-words';
import { Icon } from '../../ui/icons';
import { PLAIN_LIST } from '../../ui/styles';
import { foodInWords } from '../../ui/words/food-in-words';
import { format } from '../../ui/words/format';
import { energyWords, unknownEnergy } from '../../ui/words/quantity';
import { unbroken } from '../../ui/words/text';
import { messages } from './messages';

/** Shows directly what the app shows after a tap: amount, range and source of each food. */
export function FoodList({ items }: { items: readonly MealItem[] }) {
  return (
    <Box component="ul" aria-label={messages.whatIsInIt} sx={PLAIN_LIST}>
      {items.map((item) => (
        <Box component="li" key={item.id} sx={LINE}>
          <Food item={item} isNamed />
        </Box>
      ))}
    </Box>
  );
}

/** Each line of the recipe as written, with the foods read from it, for the whole recipe. */
export function LineList({ lines }: { lines: readonly RecipeLine[] }) {
  return (
    <Box component="ul" aria-label={messages.whatIsInIt} sx={PLAIN_LIST}>
      {lines.map(({ text, items, unread }, place) => (
        <Box component="li" key={place} sx={LINE}>
          <Box
            dir="auto"
            sx={{
              overflowWrap: 'anywhere',
              fontWeight: items.length === 0 && !unread ? 750 : 650,
            }}
          >
            {text}
          </Box>
          {items.map((item) => (
            <Food key={item.id} item={item} isNamed={false} />
          ))}
          {unread && (
            <Box sx={NOT_COUNTED}>
              <Icon name="warning" size={18} style={{ flex: 'none', marginTop: 1 }} />
              {messages.lineNotCounted}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
}

function Food({ item, isNamed }: { item: MealItem; isNamed: boolean }) {
  const { calories } = itemNutrients(item);
  const range = rangeWords({ calories, ...shownRange(item) });
  const energy = calories === null ? unknownEnergy() : energyWords(calories);
  const amount = amountWords(item);
  return (
    <Box sx={FOOD}>
      <Box sx={isNamed ? { fontWeight: 650, overflowWrap: 'anywhere' } : SMALL} dir="auto">
        {isNamed ? item.name : amount}
      </Box>
      <Box
        sx={isNamed ? { fontWeight: 650, textAlign: 'right' } : { ...SMALL, textAlign: 'right' }}
      >
        {energy}
      </Box>
      {isNamed && <Box sx={SMALL}>{amount}</Box>}
      {range !== null && <Box sx={{ ...SMALL, textAlign: 'right', gridColumn: 2 }}>{range}</Box>}
      <Box sx={{ ...SMALL, gridColumn: '1 / -1' }} dir="auto">
        {sourceWords(item)}
      </Box>
    </Box>
  );
}

/** '28 g, 2 tbsp'; a plain number or the same weight is not repeated. */
function amountWords({ grams, amount }: MealItem): string {
  const weight = gramsWords(grams);
  const isMore = /\p{L}/u.test(amount.text) && !isWeight(amount.text);
  return isMore ? `${weight}, ${amount.text}` : weight;
}

const isWeight = (text: string) => /^[\d.,]+\s?k?g$/u.test(text);

const LINE = {
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const FOOD = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 2,
  rowGap: 0.25,
} as const;

const SMALL = { fontSize: '0.9375rem', color: 'text.secondary', overflowWrap: 'anywhere' } as const;

const NOT_COUNTED = {
  display: 'flex',
  gap: 0.75,
  fontSize: '0.9375rem',
  fontWeight: 600,
  color: 'secondary.main',
} as const;

/** The source of an item's numbers, after they were compared with the tables of this device. */
function sourceWords({ source }: Pick<MealItem, 'source'>): string {
  if (source.kind === 'ai') return format(messages.fromAi, { model: source.model });
  if (source.kind === 'person') return messages.asSent;
  const { description, table, code } = source;
  return format(messages.fromTable, {
    food: foodInWords(description),
    table: unbroken(table),
    code,
  });
}

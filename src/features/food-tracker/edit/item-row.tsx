import { Box, Button, IconButton } from '@mui/material';
import { useState } from 'react';

import type { MealItem } from '#shared/records/meal-item';
import { withFood, withGrams } from '#shared/nutrition/items';

import { Field } from '../../../ui/form/field';
import { Icon } from '../../../ui/icons';
import { FoodSearch } from './food-search';

interface ItemRowProps {
  item: MealItem;
  onChange: (item: MealItem) => void;
  onRemove: (item: MealItem) => void;
}

const GRAMS_MAX = 10_000;

/** One item: its grams, another food in its place, or away with it. */
export function ItemRow({ item, onChange, onRemove }: ItemRowProps) {
  const [text, setText] = useState(String(Math.round(item.grams)));
  const [swapping, setSwapping] = useState(false);
  const wrong = readGrams(text) === undefined;
  const typed = (next: string) => {
    setText(next);
    const grams = readGrams(next);
    if (grams !== undefined) onChange(withGrams(item, grams));
  };
  return (
    <Box sx={{ display: 'grid', gap: 1, p: 1.5, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, fontWeight: 650, minWidth: 0 }}>
          {item.name}
          {item.edited.length > 0 && (
            <Box
              component="span"
              sx={{ ml: 1, fontSize: '0.8125rem', fontWeight: 500, color: 'text.secondary' }}
            >
              edited by you
            </Box>
          )}
        </Box>
        <IconButton
          aria-label={`Remove ${item.name}`}
          onClick={() => {
            onRemove(item);
          }}
        >
          <Icon name="trash" size={20} />
        </IconButton>
      </Box>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'end' }}>
        <Box sx={{ width: 132 }}>
          <Field
            label="Grams"
            value={text}
            inputProps={{ inputMode: 'decimal', 'aria-label': `Grams of ${item.name}` }}
            problem={wrong ? 'A number up to 10,000' : undefined}
            onChange={(event) => {
              typed(event.target.value);
            }}
          />
        </Box>
        <Button
          onClick={() => {
            setSwapping(!swapping);
          }}
        >
          Another food
        </Button>
      </Box>
      {swapping && (
        <FoodSearch
          label={`Instead of ${item.name}`}
          onChoose={(food) => {
            onChange(withFood(item, food));
            setSwapping(false);
          }}
        />
      )}
    </Box>
  );
}

function readGrams(text: string): number | undefined {
  const grams = Number(text.replace(',', '.'));
  return text.trim() !== '' && Number.isFinite(grams) && grams >= 0 && grams <= GRAMS_MAX
    ? grams
    : undefined;
}

import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';

import type { MealItem } from '#shared/records/meal-item';

import { counted } from '../../../ui/words/counted';
import { ItemLine } from '../items/item-line';

const SHOWN_AT_FIRST = 3;
// Fewer would take no more room than the button that shows them.
const HIDDEN_LEAST = 2;

interface MealItemsProps {
  items: readonly MealItem[];
  onOpen: (item: MealItem) => void;
  children: ReactNode;
}

export function MealItems({ items, onOpen, children }: MealItemsProps) {
  const [all, setAll] = useState(false);
  const canHide = items.length >= SHOWN_AT_FIRST + HIDDEN_LEAST;
  const shown = canHide && !all ? items.slice(0, SHOWN_AT_FIRST) : items;
  return (
    <>
      <Box component="ul" aria-label="Items" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {shown.map((item) => (
          <li key={item.id}>
            <ItemLine
              item={item}
              onOpen={() => {
                onOpen(item);
              }}
            />
          </li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
        {canHide && (
          <Button
            size="small"
            sx={{ minHeight: 44, px: 1, fontSize: '0.9375rem' }}
            aria-expanded={all}
            onClick={() => {
              setAll(!all);
            }}
          >
            {all ? 'Show fewer' : `Show all ${counted(items.length, 'item')}`}
          </Button>
        )}
        {children}
      </Box>
    </>
  );
}

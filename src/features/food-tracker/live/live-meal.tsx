import { Box, Button } from '@mui/material';
import { useState } from 'react';

import type { Analysis } from '#shared/records/meal-item';

import { TotalEvidence } from '../evidence/total-evidence';
import { unexplained } from '../items/edits';
import { FoodSearch } from '../items/food-search';
import { TotalLine } from '../items/total-line';
import type { ItemEdits } from '../items/use-item-edits';
import { Announcement } from './announcement';
import { LiveItems } from './live-items';
import { LiveQuestion } from './live-question';
import { notFoundWords, spokenList } from './live-words';

interface LiveMealProps {
  reading: Analysis;
  list: ItemEdits;
}

export function LiveMeal({ reading, list }: LiveMealProps) {
  const [open, setOpen] = useState<'evidence' | 'search' | null>(null);
  const notFound = unexplained(list.read, list.edits);
  const { items } = list;
  const close = () => {
    setOpen(null);
  };
  return (
    <Box component="section" aria-label="Read from your words" sx={{ display: 'grid', gap: 1 }}>
      {items.length > 0 && (
        <TotalLine
          items={items}
          onOpen={() => {
            setOpen('evidence');
          }}
        />
      )}
      <LiveQuestion reading={reading} list={list} />
      <LiveItems reading={reading} list={list} />
      {notFound.length > 0 && (
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{notFoundWords(notFound)}</Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1, '& .MuiButton-root': LINK }}>
        <Button
          size="small"
          aria-expanded={open === 'search'}
          onClick={() => {
            setOpen(open === 'search' ? null : 'search');
          }}
        >
          Add a food
        </Button>
        {list.touched && (
          <Button size="small" color="inherit" onClick={list.startAgain}>
            Start again from the text
          </Button>
        )}
      </Box>
      {open === 'search' && (
        <FoodSearch
          label="Food to add"
          takesFocus
          onChoose={(food) => {
            list.addFood(food);
            close();
          }}
        />
      )}
      {open === 'evidence' && (
        <TotalEvidence items={items} notFound={notFound} reading={reading} onClose={close} />
      )}
      <Announcement words={spokenList(items, notFound)} />
    </Box>
  );
}

const LINK = { px: 1, minHeight: 44, fontSize: '0.9375rem' } as const;

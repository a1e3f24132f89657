import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import type { FoodMemoryFields } from '#shared/records/food-memory';

import { type FoodMemoryEntry, forgetFood, useFoodMemories } from '../../../store/food-memories';
import { gramsWords } from '../../../ui/figures/nutrient-words';
import { SearchField } from '../../../ui/form/field';
import { Sheet } from '../../../ui/layout/sheet';
import { foodInWords } from '../../../ui/words/food-in-words';
import { format } from '../../../ui/words/format';
import { matchesQuery } from '../items/use-foods';
import { messages } from './messages';

const SEARCH_FROM = 6;

export function RememberedFoods() {
  const [open, setOpen] = useState(false);
  const memories = useFoodMemories() ?? [];
  if (memories.length === 0 && !open) return null;
  return (
    <>
      <Button
        color="inherit"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {format(messages.countOfRememberedFoods, { memories: memories.length })}
      </Button>
      {open && (
        <Sheet
          title={messages.rememberedFoods}
          subtitle={messages.aboutRememberedFoods}
          onClose={() => {
            setOpen(false);
          }}
        >
          <MemoryList memories={memories} />
        </Sheet>
      )}
    </>
  );
}

function MemoryList({ memories }: { memories: readonly FoodMemoryEntry[] }) {
  const [query, setQuery] = useState('');
  const found = matching(memories, query);
  return (
    <>
      {memories.length >= SEARCH_FROM && (
        <SearchField label={messages.search} query={query} onQuery={setQuery} />
      )}
      {found.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>
          {memories.length === 0 ? messages.noRememberedFoods : messages.noRememberedFoodFound}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {found.map((memory) => (
          <Box component="li" key={memory.id} sx={ROW}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Box sx={{ fontWeight: 650 }}>{memory.words}</Box>
              <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
                {meaningWords(memory.meaning)}
              </Box>
            </Box>
            <Button
              aria-label={format(messages.forgetNamed, { words: memory.words })}
              sx={{ px: 1.5 }}
              onClick={() => void forgetFood(memory.id)}
            >
              {messages.forget}
            </Button>
          </Box>
        ))}
      </Box>
    </>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

export function meaningWords({ name: description, grams }: FoodMemoryFields['meaning']): string {
  const name = foodInWords(description);
  return grams === null ? name : format(messages.usualAmount, { name, grams: gramsWords(grams) });
}

/** In alphabetical order. */
export function matching<Memory extends FoodMemoryFields>(
  memories: readonly Memory[],
  query: string,
): Memory[] {
  return memories
    .filter(({ words, meaning }) => matchesQuery(`${words} ${meaning.name}`, query))
    .sort((one, other) => one.words.localeCompare(other.words));
}

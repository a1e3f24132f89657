import { Box } from '@mui/material';

import type { MealItem } from '#shared/records/meal-item';

import type { PlannedEntry } from '../../store/kitchen/planned-meals';
import { Icon } from '../../ui/icons';
import { foodInWords } from '../../ui/words/food-in-words';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { contentsOfEntry } from './plan-figures';

/** The items of a planned meal, and notes about what is not in its numbers. */
export function PlannedContents({ entry }: { entry: PlannedEntry }) {
  const { items } = contentsOfEntry(entry);
  const notes = notesOf(entry);
  return (
    <section aria-labelledby="what-is-in">
      <Box component="h3" id="what-is-in" sx={{ m: 0, fontSize: '1rem', fontWeight: 700 }}>
        {messages.whatIsIn}
      </Box>
      {missingOf(entry).map((words) => (
        <Box key={words} sx={MISSING}>
          <Icon name="warning" size={18} style={{ flex: 'none', marginTop: 2 }} />
          {words}
        </Box>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {items.map((item, place) => (
          <Box component="li" key={place} sx={ITEM}>
            <Box component="span" dir="auto" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {nameOf(item)}
            </Box>
            <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
              {format(messages.gramsOfFood, { grams: gramsOf(item) })}
            </Box>
          </Box>
        ))}
      </Box>
      {notes.map((note) => (
        <Box key={note} dir="auto" sx={NOTE}>
          {note}
        </Box>
      ))}
    </section>
  );
}

function nameOf({ source, name }: MealItem): string {
  return source.kind === 'table' ? foodInWords(source.description) : name;
}

function gramsOf({ grams }: MealItem): number {
  return grams < 10 ? Number(grams.toFixed(1)) : Math.round(grams);
}

function missingOf({ recipe, reading }: PlannedEntry): string[] {
  if (recipe) {
    const lines = recipe.lines.filter(({ unread }) => unread).map(({ text }) => text);
    return lines.length === 0 ? [] : [format(messages.linesNotRead, { lines: lines.join('; ') })];
  }
  const words = reading?.notFound ?? [];
  return words.length === 0 ? [] : [format(messages.notFound, { words: words.join(', ') })];
}

function notesOf({ recipeId, recipe, words, name, eaten }: PlannedEntry): string[] {
  if (words !== null) return words === name ? [] : [format(messages.inWords, { words })];
  if (recipeId === null || eaten) return [];
  return [recipe ? messages.followsRecipe : messages.recipeIsGone];
}

const ITEM = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.5,
  fontSize: '0.9375rem',
  fontVariantNumeric: 'tabular-nums',
} as const;

const MISSING = {
  display: 'flex',
  gap: 0.75,
  my: 0.5,
  fontWeight: 600,
  fontSize: '0.9375rem',
  color: 'secondary.main',
  overflowWrap: 'anywhere',
} as const;

const NOTE = {
  mt: 0.5,
  fontSize: '0.9375rem',
  color: 'text.secondary',
  overflowWrap: 'anywhere',
} as const;

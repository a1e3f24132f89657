import { Box } from '@mui/material';

import { messages } from './messages';
import { NutrientBar } from './nutrient-bar';

const BOUND = { amount: 1, source: '' };

const ENTRIES = [
  { words: messages.legendNeed, kind: 'need', isOpen: false },
  { words: messages.legendLimit, kind: 'limit', isOpen: false },
  { words: messages.legendOpen, kind: 'need', isOpen: true },
] as const;

/** Explains the marks of the bars. */
export function Legend() {
  return (
    <Box component="ul" sx={LIST}>
      {ENTRIES.map(({ words, kind, isOpen }) => (
        <Box component="li" key={words} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Box sx={{ width: 56, flex: 'none' }}>
            <NutrientBar
              isOpen={isOpen}
              measure={{ bound: BOUND, kind, share: 0.5, isOver: false }}
            />
          </Box>
          {words}
        </Box>
      ))}
    </Box>
  );
}

const LIST = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 3,
  rowGap: 0.75,
  fontSize: '0.875rem',
  color: 'text.secondary',
} as const;

import { Box } from '@mui/material';

import type { MealItem } from '#shared/records/meal-item';

import { Icon, type IconName } from '../../../ui/icons';

type Marked = Pick<MealItem, 'source' | 'seen' | 'edited'>;

/** Only what limits trust in the numbers. */
export function ItemMarks({ item }: { item: Marked }) {
  const marks = marksOf(item);
  if (marks.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {marks.map(({ icon, words }) => (
        <Box key={words} component="span" sx={MARK}>
          <Icon name={icon} size={15} style={{ flex: 'none' }} />
          {words}
        </Box>
      ))}
    </Box>
  );
}

interface Mark {
  icon: IconName;
  words: string;
}

function marksOf({ source, seen, edited }: Marked): Mark[] {
  const marks: Mark[] = [];
  // What the person has edited they have seen.
  if (seen === 'assumed' && edited.length === 0) {
    marks.push({ icon: 'eyeOff', words: 'assumed, not visible' });
  }
  if (source.kind === 'ai') marks.push({ icon: 'warning', words: 'figures guessed by the AI' });
  return marks;
}

const MARK = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.25,
  borderRadius: '999px',
  border: '1px solid',
  borderColor: 'divider',
  bgcolor: 'background.paper',
  fontSize: '0.8125rem',
  fontWeight: 500,
  color: 'text.secondary',
} as const;

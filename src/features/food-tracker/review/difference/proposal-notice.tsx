import { Box, Button } from '@mui/material';

import { openProposal } from '#shared/rules/meal-state';
import { differenceOfMeal } from '#shared/rules/reading-difference';

import type { MealEntry } from '../../../../store/meal-entries';
import { Icon } from '../../../../ui/icons';
import { counted } from '../../../../ui/words/counted';
import { NOTICE } from '../notice/notice-box';
import { isDecision } from './difference-words';

export function ProposalNotice({ entry, onOpen }: { entry: MealEntry; onOpen: () => void }) {
  const { meal } = entry;
  const proposal = openProposal(meal);
  const lines = proposal ? differenceOfMeal(meal, proposal) : [];
  const changes = lines.filter((line) => isDecision(line) && line.kind !== 'again').length;
  return (
    <Box role="status" sx={LINE}>
      <Icon name="arrows" size={22} style={{ flex: 'none' }} />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 700 }}>A new reading is here</Box>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {changes === 0
            ? 'It came to the same items.'
            : `It would change ${counted(changes, 'item')}. Nothing changes without you.`}
        </Box>
      </Box>
      <Button variant="outlined" aria-haspopup="dialog" onClick={onOpen}>
        {changes === 0 ? 'See it' : 'See what would change'}
      </Button>
    </Box>
  );
}

const LINE = {
  ...NOTICE,
  borderColor: 'primary.main',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.25,
} as const;

import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

import type { MealEntry } from '../../../../store/meal-entries';
import { askForReading } from '../../../../store/wishes';
import { Icon } from '../../../../ui/icons';
import { NewPhoto } from './new-photo';
import { noticeOf, type Notice } from './notice';
import { NOTICE } from './notice-box';

/** How far a meal's reading is, or why it came to nothing; with the next step as a button. */
export function ReadingNotice({ entry }: { entry: MealEntry }) {
  const notice = noticeOf(entry, Date.now());
  if (!notice) return null;
  const { icon, title, text, busy } = notice;
  return (
    <Box
      role="status"
      sx={{
        ...NOTICE,
        display: 'grid',
        gap: 1,
        borderColor: busy ? 'primary.main' : 'secondary.main',
      }}
    >
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name={icon} size={22} style={{ flex: 'none', marginTop: 1 }} />
        <Box sx={{ minWidth: 0 }}>
          <Box sx={{ fontWeight: 700 }}>{title}</Box>
          <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{text}</Box>
        </Box>
      </Box>
      <Step step={notice.step} entry={entry} />
    </Box>
  );
}

function Step({ step, entry }: { step: Notice['step']; entry: MealEntry }) {
  switch (step) {
    case 'try-again':
      return (
        <Button variant="outlined" sx={STEP} onClick={() => void askForReading(entry.id)}>
          Try again
        </Button>
      );
    case 'new-photo':
      return <NewPhoto entry={entry} />;
    case 'plan':
      return (
        <Button component={Link} to="/profile?tab=subscription" variant="outlined" sx={STEP}>
          See Premium
        </Button>
      );
    case null:
      return null;
  }
}

const STEP = { justifySelf: 'start', ml: 4.25 } as const;

import { Button } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import type { MealEntry } from '../../../../store/meal-entries';
import { askForReading } from '../../../../store/wishes';
import { NewPhoto } from './new-photo';
import { noticeOf, type Notice } from './notice';
import { NoticeCard } from './notice-card';

export function ReadingNotice({ entry }: { entry: MealEntry }) {
  const notice = noticeOf(entry, Date.now());
  if (!notice) return null;
  return (
    <NoticeCard {...notice}>
      <Step step={notice.step} entry={entry} />
    </NoticeCard>
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
        <Button
          component={Link}
          to={`${PAGES.profile}?tab=subscription`}
          variant="outlined"
          sx={STEP}
        >
          See Premium
        </Button>
      );
    case null:
      return null;
  }
}

const STEP = { justifySelf: 'start', ml: 4.25 } as const;

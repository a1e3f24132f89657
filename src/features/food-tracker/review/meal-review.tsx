import { Box, Button } from '@mui/material';

import { openProposal, shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { counted } from '../../../ui/words/counted';
import { ProposalNotice } from './difference/proposal-notice';
import { ReviewSheet } from './review-sheet';
import { canBeReadAgain, openQuestions } from './reviewable';
import { useReviewing } from './use-reviewing';

interface MealReviewProps {
  entry: MealEntry;
  /** Whether to show a button to the review; new results are shown in any case. */
  isWayIn: boolean;
}

export function MealReview({ entry, isWayIn }: MealReviewProps) {
  const { isOpen, open, close } = useReviewing(entry.id);
  const hasItems = (shownItems(entry.meal)?.length ?? 0) > 0;
  const hasProposal = openProposal(entry.meal) !== null;
  return (
    <>
      {hasProposal && <ProposalNotice entry={entry} onOpen={open} />}
      {isWayIn && hasItems && !hasProposal && (entry.photoId !== null || canBeReadAgain(entry)) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
          <Button size="small" aria-haspopup="dialog" sx={QUIET} onClick={open}>
            {wayIn(entry)}
          </Button>
        </Box>
      )}
      {isOpen && <ReviewSheet entry={entry} onClose={close} />}
    </>
  );
}

function wayIn(entry: MealEntry): string {
  const questions = openQuestions(entry).length;
  if (questions > 0 && canBeReadAgain(entry)) {
    return `Check and answer ${counted(questions, 'question')}`;
  }
  return entry.photoId === null ? 'Check what was read' : 'Check against the photo';
}

const QUIET = { minHeight: 44, px: 1, fontSize: '0.9375rem' } as const;

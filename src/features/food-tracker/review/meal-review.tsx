import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { FOUR_SLOTS, slotOf } from '#shared/rules/meal-slots';
import { openProposal, shownItems } from '#shared/rules/meal-state';

import { useMealSlots } from '../../../store/days/meal-slots';
import type { MealEntry } from '../../../store/meal-entries';
import { Sheet } from '../../../ui/layout/sheet';
import { slotTitle } from '../../../ui/words/slot-title';
import { format } from '../../../ui/words/format';
import { timeOfDayWords } from '../../../ui/words/time';
import { TEXT_BUTTON } from '../styles';
import { useReviewing } from '../use-opened-meal';
import { messages } from './messages';
import { AnalysisNotice } from './notice-card';
import { ProposalNotice, ProposalView } from './proposal-view';
import { canBeReadAgain, openQuestions } from './reanalysis';
import { ReanalysisForm } from './reanalysis-form';
import { type OpenPart, ReviewItems } from './review-items';
import { ReviewPhoto } from './review-photo';

const COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

interface MealReviewProps {
  entry: MealEntry;
  /** Whether to show a button that opens the review; new results are always shown. */
  canOpen: boolean;
}

export function MealReview({ entry, canOpen }: MealReviewProps) {
  const { isOpen, open, close } = useReviewing(entry.id);
  const hasItems = (shownItems(entry.meal)?.length ?? 0) > 0;
  const hasProposal = openProposal(entry.meal) !== null;
  return (
    <>
      {hasProposal && <ProposalNotice entry={entry} onOpen={open} />}
      {canOpen && hasItems && !hasProposal && (entry.photoId !== null || canBeReadAgain(entry)) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', mx: -1 }}>
          <Button size="small" aria-haspopup="dialog" sx={TEXT_BUTTON} onClick={open}>
            {openWords(entry)}
          </Button>
        </Box>
      )}
      {isOpen && <ReviewSheet entry={entry} onClose={close} />}
    </>
  );
}

function openWords(entry: MealEntry): string {
  const questions = openQuestions(entry).length;
  if (questions > 0 && canBeReadAgain(entry)) {
    return format(messages.checkAndAnswerQuestions, { questions });
  }
  return entry.photoId === null ? messages.checkTheResult : messages.compareWithThePhoto;
}

interface ReviewSheetProps {
  entry: MealEntry;
  onClose: () => void;
}

/** The review of a meal. Changes are saved at once. */
function ReviewSheet({ entry, onClose }: ReviewSheetProps) {
  const { meal, photoId } = entry;
  const proposal = openProposal(meal);
  const items = shownItems(meal) ?? [];
  const slots = useMealSlots() ?? FOUR_SLOTS;
  // The open part stays open when another analysis arrives, so that typing is not interrupted.
  const [open, setOpen] = useState<OpenPart>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Sheet
      wide={photoId !== null}
      title={meal.name}
      subtitle={`${slotTitle(slotOf(meal, slots))}, ${timeOfDayWords(meal.mealTime)}`}
      onClose={onClose}
    >
      <Box sx={photoId === null ? {} : COLUMNS}>
        {photoId !== null && <ReviewPhoto photoId={photoId} name={meal.name} />}
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <AnalysisNotice entry={entry} />
          {proposal && open === null ? (
            <ProposalView key={proposal.id} entry={entry} proposal={proposal} />
          ) : (
            <>
              {proposal && <ProposalNotice entry={entry} onOpen={close} />}
              <ReviewItems entry={entry} open={open} setOpen={setOpen} />
              {items.length > 0 && <ReanalysisForm entry={entry} />}
            </>
          )}
        </Box>
      </Box>
    </Sheet>
  );
}

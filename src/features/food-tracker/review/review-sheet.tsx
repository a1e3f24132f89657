import { Box } from '@mui/material';
import { useState } from 'react';

import { openProposal, shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { Sheet } from '../../../ui/layout/sheet';
import { capital } from '../../../ui/words/capital';
import { timeOfDayWords } from '../../../ui/words/moment';
import { DifferenceView } from './difference/difference-view';
import { ProposalNotice } from './difference/proposal-notice';
import { LookAgain } from './look-again/look-again';
import { ReadingNotice } from './notice/reading-notice';
import { ReviewItems, type OpenPart } from './review-items';
import { ReviewPhoto } from './review-photo';

interface ReviewSheetProps {
  entry: MealEntry;
  onClose: () => void;
}

/** Changes are saved at once. */
export function ReviewSheet({ entry, onClose }: ReviewSheetProps) {
  const { meal, photoId } = entry;
  const proposal = openProposal(meal);
  const items = shownItems(meal) ?? [];
  // What is open stays open when another reading arrives, so that it does not interrupt typing.
  const [open, setOpen] = useState<OpenPart>(null);
  const close = () => {
    setOpen(null);
  };
  return (
    <Sheet
      wide={photoId !== null}
      title={meal.name}
      subtitle={`${capital(meal.mealType)}, ${timeOfDayWords(meal.mealTime)}`}
      onClose={onClose}
    >
      <Box sx={photoId === null ? {} : COLUMNS}>
        {photoId !== null && <ReviewPhoto photoId={photoId} name={meal.name} />}
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ReadingNotice entry={entry} />
          {proposal && open === null ? (
            <DifferenceView key={proposal.id} entry={entry} proposal={proposal} />
          ) : (
            <>
              {proposal && <ProposalNotice entry={entry} onOpen={close} />}
              <ReviewItems entry={entry} open={open} setOpen={setOpen} />
              {items.length > 0 && <LookAgain entry={entry} />}
            </>
          )}
        </Box>
      </Box>
    </Sheet>
  );
}

const COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

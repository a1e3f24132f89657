import { Box, Button, ButtonBase, useMediaQuery, useTheme } from '@mui/material';
import { useState } from 'react';

import { openProposal, shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { usePhotoUrl } from '../../../store/photo-blob';
import { Sheet } from '../../../ui/layout/sheet';
import { capital } from '../../../ui/words/capital';
import { counted } from '../../../ui/words/counted';
import { timeOfDayWords } from '../../../ui/words/moment';
import { PHOTO_EDGE } from '../photo-edge';
import { DifferenceView } from './difference/difference-view';
import { ProposalNotice } from './difference/proposal-notice';
import { LookAgain } from './look-again/look-again';
import { ReadingNotice } from './notice/reading-notice';
import { type OpenPart, ReviewItems } from './review-items';
import { canBeReadAgain, openQuestions } from './reviewable';
import { useReviewing } from './use-reviewing';

const WHOLE = { maxHeight: '60dvh', objectFit: 'contain' };

const CROPPED = { height: '20dvh', objectFit: 'cover' };

const FRAME = {
  ...PHOTO_EDGE,
  display: 'block',
  alignSelf: 'start',
  bgcolor: 'raised.main',
  // On a low screen it would hide what it is to be compared with.
  '@media (min-height: 600px)': { position: 'sticky', top: 0, zIndex: 1 },
} as const;

const COLUMNS = {
  display: 'grid',
  gap: { xs: 2, md: 3 },
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

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

interface ReviewSheetProps {
  entry: MealEntry;
  onClose: () => void;
}

/** Changes are saved at once. */
function ReviewSheet({ entry, onClose }: ReviewSheetProps) {
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

interface ReviewPhotoProps {
  photoId: string;
  name: string;
}

/** Stays in view while the items scroll; all of it if there is room. */
function ReviewPhoto(props: ReviewPhotoProps) {
  const beside = useMediaQuery(useTheme().breakpoints.up('md'), { noSsr: true });
  if (!beside) return <CroppedPhoto {...props} />;
  return (
    <Box sx={FRAME}>
      <Photo {...props} sx={{ maxHeight: '68dvh', objectFit: 'contain' }} />
    </Box>
  );
}

/** Leaves the items in view; a tap shows all of it. */
function CroppedPhoto(props: ReviewPhotoProps) {
  const [whole, setWhole] = useState(false);
  return (
    <ButtonBase
      aria-pressed={whole}
      aria-label="Show the whole photo"
      onClick={() => {
        setWhole(!whole);
      }}
      sx={FRAME}
    >
      <Photo {...props} sx={whole ? WHOLE : CROPPED} />
    </ButtonBase>
  );
}

interface PhotoProps extends ReviewPhotoProps {
  sx: Record<string, string>;
}

function Photo({ photoId, name, sx }: PhotoProps) {
  const url = usePhotoUrl(photoId);
  return (
    <Box
      component="img"
      src={url}
      alt={`Photo of ${name}`}
      sx={{ display: 'block', width: '100%', ...sx }}
    />
  );
}

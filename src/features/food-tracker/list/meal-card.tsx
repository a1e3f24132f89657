import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import type { DiaryActs } from '../day/diary-acts';
import { ReadingNotice } from '../review/notice/reading-notice';
import { MealReview } from '../review/meal-review';
import { PhotoThumb } from '../review/photo-thumb';
import { Figures } from './figures';
import { MealActions } from './meal-actions';
import { MealLine } from './meal-line';
import { MealQuestion } from './meal-question';
import { NextStep } from './next-step';
import { StateLine } from './state-line';

interface MealCardProps {
  entry: MealEntry;
  /** The meal that was logged last is open until the person closes it or logs another. */
  isLatest: boolean;
  acts: DiaryActs;
}

export function MealCard({ entry, isLatest, acts }: MealCardProps) {
  const { meal, state } = entry;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? isLatest;
  const insideId = useId();
  return (
    <Box component="article" aria-label={meal.name} sx={CARD}>
      <MealLine
        meal={meal}
        open={open}
        insideId={insideId}
        onToggle={() => {
          setChosen(!open);
        }}
      />
      <ReadingNotice entry={entry} />
      <Box id={insideId} hidden={!open} sx={open ? { display: 'grid', gap: 1 } : undefined}>
        {open && <Inside entry={entry} acts={acts} />}
      </Box>
      <MealReview entry={entry} isWayIn={open} />
      <StateLine
        state={state}
        onOpen={
          open
            ? undefined
            : () => {
                setChosen(true);
              }
        }
      />
    </Box>
  );
}

function Inside({ entry, acts }: Pick<MealCardProps, 'entry' | 'acts'>) {
  const { meal, photoId } = entry;
  const hasFigures = (shownItems(meal) ?? []).length > 0;
  return (
    <>
      {photoId !== null && <PhotoThumb id={entry.id} photoId={photoId} name={meal.name} />}
      {meal.notes !== null && (
        <Typography dir="auto" sx={{ fontSize: '0.9375rem' }}>
          {meal.notes}
        </Typography>
      )}
      <NextStep entry={entry} />
      <MealQuestion entry={entry} />
      {hasFigures && (
        <Figures
          meal={meal}
          onEdit={() => {
            acts.edit(entry);
          }}
        />
      )}
      <MealActions entry={entry} acts={acts} />
    </>
  );
}

const CARD = { display: 'grid', gap: 1.5, px: { xs: 2, sm: 2.5 }, pt: 0.5, pb: 1.5 } as const;

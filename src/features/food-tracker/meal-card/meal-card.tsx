import { Box, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { askedOf, shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal } from '../../../store/meals';
import type { DiaryActions } from '../diary/use-diary-actions';
import { useEndToast } from '../../../ui/feedback/toast';
import { itemsPatch } from '../items/item-edits';
import { type Answer, answeredItem } from '../items/open-question';
import { QuestionCard } from '../items/question-card';
import { ONE_COLUMN } from '../../../ui/styles';
import { cardId, useIsAsked } from '../use-opened-meal';
import { UnreadMeal, useIsUnread } from '../plates/unread-meal';
import { MealReview } from '../review/meal-review';
import { AnalysisNotice } from '../review/notice-card';
import { PhotoThumb } from '../review/review-photo';
import { MealActions } from './meal-actions';
import { MealFigures } from './meal-figures';
import { MealHeader } from './meal-header';
import { MealStatus } from './meal-status';

interface MealCardProps {
  entry: MealEntry;
  /** The last logged meal is open until the user closes it or logs another one. */
  isLatest: boolean;
  actions: DiaryActions;
}

export function MealCard({ entry, isLatest, actions }: MealCardProps) {
  const { meal, state } = entry;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isAsked = useIsAsked(entry.id);
  const open = chosen ?? (isLatest || isAsked);
  const detailsId = useId();
  return (
    <Box component="article" id={cardId(entry.id)} tabIndex={-1} aria-label={meal.name} sx={CARD}>
      <MealHeader
        meal={meal}
        open={open}
        detailsId={detailsId}
        onToggle={() => {
          setChosen(!open);
        }}
      />
      <AnalysisNotice entry={entry} />
      <Box id={detailsId} hidden={!open} sx={open ? DETAILS : undefined}>
        {open && <Details {...{ entry, actions, isLatest }} />}
      </Box>
      <MealReview entry={entry} canOpen={open} />
      <MealStatus
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

function Details({ entry, actions, isLatest }: MealCardProps) {
  const { meal, photoId } = entry;
  const isUnread = useIsUnread(entry);
  const hasFigures = (shownItems(meal) ?? []).length > 0;
  return (
    <>
      {photoId !== null && !isUnread && (
        <PhotoThumb id={entry.id} photoId={photoId} name={meal.name} />
      )}
      {meal.notes !== null && (
        <Typography dir="auto" sx={{ fontSize: '0.9375rem' }}>
          {meal.notes}
        </Typography>
      )}
      {isUnread && <UnreadMeal entry={entry} />}
      <MealQuestion entry={entry} />
      {hasFigures && <MealFigures {...{ entry, isLatest }} />}
      <MealActions entry={entry} actions={actions} />
    </>
  );
}

const DETAILS = { ...ONE_COLUMN, gap: 1 } as const;

const CARD = {
  ...ONE_COLUMN,
  gap: 1.5,
  px: { xs: 2, sm: 2.5 },
  pt: 0.5,
  pb: 1.5,
  // Keeps it clear of the day bar, and of the navigation with a toast above it.
  scrollMarginTop: '84px',
  scrollMarginBottom: { xs: '212px', md: '24px' },
} as const;

function MealQuestion({ entry: { id, meal } }: { entry: MealEntry }) {
  // The toast contains the total from before the answer.
  const endToast = useEndToast();
  const question = askedOf(meal);
  if (!question) return null;
  const items = shownItems(meal) ?? [];
  const answer = async (given: Answer) => {
    endToast();
    const item = answeredItem(question, given, items);
    const others = items.filter((one) => one.id !== item.id);
    const isNew = others.length === items.length;
    const answered = isNew
      ? [...items, item]
      : items.map((one) => (one.id === item.id ? item : one));
    await editMeal(id, itemsPatch(meal, answered));
  };
  const dismiss = async () => {
    const { analysis, estimate } = meal;
    // The device must not change the server's analysis. Saving its items as the user's own accepts them.
    if (analysis || !estimate) await editMeal(id, { items });
    else await editMeal(id, { estimate: { ...estimate, question: null } });
  };
  return (
    <QuestionCard
      question={question}
      onAnswer={(given) => void answer(given)}
      onDismiss={() => void dismiss()}
    />
  );
}

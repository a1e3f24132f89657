import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { askedOf, shownItems } from '#shared/rules/meal-state';

import type { MealEntry } from '../../../store/meal-entries';
import { editMeal, requestReanalysis } from '../../../store/meals';
import { Field } from '../../../ui/form/field';
import type { DiaryActions } from '../diary/use-diary-actions';
import { itemsPatch } from '../items/item-edits';
import { type Answer, answeredItem } from '../items/open-question';
import { QuestionCard } from '../items/question-card';
import { describeMeal } from '../log-meal';
import { MealReview } from '../review/meal-review';
import { AnalysisNotice, NoticeCard } from '../review/notice-card';
import { PhotoThumb } from '../review/review-photo';
import { MealActions } from './meal-actions';
import { MealFigures } from './meal-figures';
import { MealHeader } from './meal-header';
import { helpWords, MealStatus, wantsDescription } from './meal-status';
import { messages } from './messages';
import { RecognizedFoods } from './recognized-foods';

interface MealCardProps {
  entry: MealEntry;
  /** The meal that was logged last is open until the person closes it or logs another. */
  isLatest: boolean;
  actions: DiaryActions;
}

export function MealCard({ entry, isLatest, actions }: MealCardProps) {
  const { meal, state } = entry;
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? isLatest;
  const detailsId = useId();
  return (
    <Box component="article" aria-label={meal.name} sx={CARD}>
      <MealHeader
        meal={meal}
        open={open}
        detailsId={detailsId}
        onToggle={() => {
          setChosen(!open);
        }}
      />
      <AnalysisNotice entry={entry} />
      <Box id={detailsId} hidden={!open} sx={open ? { display: 'grid', gap: 1 } : undefined}>
        {open && <Details entry={entry} actions={actions} />}
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

function Details({ entry, actions }: Pick<MealCardProps, 'entry' | 'actions'>) {
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
      {hasFigures && <MealFigures entry={entry} />}
      <MealActions entry={entry} actions={actions} />
    </>
  );
}

const CARD = { display: 'grid', gap: 1.5, px: { xs: 2, sm: 2.5 }, pt: 0.5, pb: 1.5 } as const;

function NextStep({ entry: { id, photoId, hasBytes, state } }: { entry: MealEntry }) {
  if (!wantsDescription(state.reading)) return null;
  const why = helpWords(state);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {why && <NoticeCard icon={why.icon} title={why.text} text={why.help} busy={false} />}
      {state.reading === 'not-read' && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => void requestReanalysis(id)}
        >
          {messages.sendItNow}
        </Button>
      )}
      {photoId !== null && hasBytes && <RecognizedFoods mealId={id} photoId={photoId} />}
      <DescribeMeal id={id} />
    </Box>
  );
}

function MealQuestion({ entry: { id, meal } }: { entry: MealEntry }) {
  const question = askedOf(meal);
  if (!question) return null;
  const items = shownItems(meal) ?? [];
  const answer = async (given: Answer) => {
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
    // The server's reading is not ours to change: taking its items over says that they are right.
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

/** A photo stays with the meal. */
function DescribeMeal({ id }: { id: string }) {
  const [text, setText] = useState('');
  const [pending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    await describeMeal(id, text).finally(() => {
      setPending(false);
    });
  };
  return (
    <Box
      component="form"
      sx={{ display: 'flex', gap: 1.5, alignItems: 'end' }}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Box sx={{ flex: 1 }}>
        <Field
          label={messages.describeIt}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
          }}
        />
      </Box>
      <Button type="submit" variant="outlined" disabled={pending || text.trim() === ''}>
        {messages.save}
      </Button>
    </Box>
  );
}

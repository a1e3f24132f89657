import { Box, IconButton, Typography } from '@mui/material';

import { shownItems } from '#shared/rules/meal-state';

import { deleteMeal, restoreMeal, type MealEntry } from '../../../store/meals';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons';
import { Card } from '../../../ui/layout/card';
import { capital } from '../../../ui/words/capital';
import { MealReview } from '../review/meal-review';
import { PhotoThumb } from '../review/photo-thumb';
import { ReadingNotice } from '../review/notice/reading-notice';
import { Figures } from './figures';
import { MealQuestion } from './meal-question';
import { NextStep } from './next-step';
import { StateLine } from './state-line';

interface MealCardProps {
  entry: MealEntry;
  onEdit: (entry: MealEntry) => void;
}

export function MealCard({ entry, onEdit }: MealCardProps) {
  const { meal, photoId, state } = entry;
  const items = shownItems(meal) ?? [];
  return (
    <Card
      component="article"
      aria-label={meal.name}
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 } }}
    >
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
        {photoId !== null && <PhotoThumb id={entry.id} photoId={photoId} name={meal.name} />}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 700, lineHeight: 1.3 }}>
            {meal.name}
          </Typography>
          <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
            {capital(meal.mealType)}, {meal.mealTime.slice(11)}
          </Typography>
        </Box>
        <Actions entry={entry} onEdit={onEdit} />
      </Box>
      {meal.notes !== null && <Typography sx={{ fontSize: '0.9375rem' }}>{meal.notes}</Typography>}
      <ReadingNotice entry={entry} />
      <NextStep entry={entry} />
      <MealQuestion entry={entry} />
      {items.length > 0 && (
        <Figures
          meal={meal}
          onEdit={() => {
            onEdit(entry);
          }}
        />
      )}
      <MealReview entry={entry} />
      <StateLine state={state} />
    </Card>
  );
}

function Actions({ entry, onEdit }: MealCardProps) {
  const toast = useToast();
  const remove = async () => {
    await deleteMeal(entry.id);
    toast({
      title: 'Meal deleted',
      description: entry.meal.name,
      action: { label: 'Undo', run: () => void restoreMeal(entry.id) },
    });
  };
  return (
    <Box sx={{ display: 'flex', mt: -1, mr: -1 }}>
      <IconButton
        aria-label={`Edit ${entry.meal.name}`}
        onClick={() => {
          onEdit(entry);
        }}
      >
        <Icon name="pencil" size={21} />
      </IconButton>
      <IconButton aria-label={`Delete ${entry.meal.name}`} onClick={() => void remove()}>
        <Icon name="trash" size={21} />
      </IconButton>
    </Box>
  );
}

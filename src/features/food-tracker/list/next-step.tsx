import { Box } from '@mui/material';

import type { MealEntry } from '../../../store/meal-entries';
import { FoodProposals } from '../recogniser/food-proposals';
import { NoticeCard } from '../review/notice/notice-card';
import { DescribeMeal } from './describe-meal';
import { helpWords, wantsDescription } from './state-words';

export function NextStep({ entry: { id, photoId, hasBytes, state } }: { entry: MealEntry }) {
  if (!wantsDescription(state.reading)) return null;
  const why = helpWords(state);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {why && <NoticeCard icon={why.icon} title={why.text} text={why.help} busy={false} />}
      {photoId !== null && hasBytes && <FoodProposals mealId={id} photoId={photoId} />}
      <DescribeMeal id={id} />
    </Box>
  );
}

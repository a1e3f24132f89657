import { Button } from '@mui/material';

import type { MealEntry } from '../../../store/meals';
import { sendPhotoAgain } from '../../../store/photos';
import { FoodProposals } from '../recogniser/food-proposals';
import { DescribeMeal } from './describe-meal';
import { wantsDescription } from './state-words';

/** What a person can do for a meal that has no figures; nothing where nothing is needed. */
export function NextStep({ entry: { id, photoId, hasBytes, state } }: { entry: MealEntry }) {
  const canTryAgain = state.reading === 'failed' && hasBytes && photoId !== null;
  return (
    <>
      {canTryAgain && (
        <Button
          variant="outlined"
          sx={{ justifySelf: 'start' }}
          onClick={() => void sendPhotoAgain(photoId)}
        >
          Try the photo again
        </Button>
      )}
      {wantsDescription(state.reading) && photoId !== null && hasBytes && (
        <FoodProposals mealId={id} photoId={photoId} />
      )}
      {wantsDescription(state.reading) && <DescribeMeal id={id} />}
    </>
  );
}

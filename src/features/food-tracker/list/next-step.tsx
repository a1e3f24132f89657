import { Button } from '@mui/material';

import type { MealEntry } from '../../../store/meal-entries';
import { sendPhotoAgain } from '../../../store/photos';
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
      {wantsDescription(state.reading) && <DescribeMeal id={id} />}
    </>
  );
}

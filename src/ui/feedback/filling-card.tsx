import { Box, LinearProgress, Typography } from '@mui/material';

import { Card } from '../layout/card';
import { messages } from './messages';
import { format } from '../words/format';
import { wholeWords } from '../words/whole-words';

interface FillingCardProps {
  meals: number;
  /** Whether the server responds. */
  isComing: boolean;
}

/** Instead of figures, on a new device that does not have all entries yet. */
export function FillingCard({ meals, isComing }: FillingCardProps) {
  return (
    <Card component="section" aria-label={messages.yourEntries} sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="status">
        <Typography component="h2" variant="h3">
          {isComing ? messages.yourEntriesAreLoading : messages.yourEntriesAreNotOnThis}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {isComing ? messages.theyAreLoadedFromTheServer : messages.theyLoadAsSoonAs}
        </Typography>
      </Box>
      {isComing && <LinearProgress aria-label={messages.loadingYourEntries} />}
      {meals > 0 && (
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {meals === 1
            ? messages.n1MealSoFar
            : format(messages.mealsSoFar, { meals: wholeWords(meals) })}
        </Typography>
      )}
    </Card>
  );
}

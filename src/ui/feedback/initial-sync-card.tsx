import { Box, LinearProgress, Typography } from '@mui/material';

import { Card } from '../layout/card';
import { messages } from './messages';
import { format } from '../words/format';

interface InitialSyncCardProps {
  meals: number;
  /** Whether the server responds. */
  isDownloading: boolean;
}

/** Shown instead of numbers on a new device that does not have all entries yet. */
export function InitialSyncCard({ meals, isDownloading }: InitialSyncCardProps) {
  return (
    <Card component="section" aria-label={messages.yourEntries} sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="status">
        <Typography component="h2" variant="h3">
          {isDownloading ? messages.yourEntriesAreLoading : messages.entriesNotHereYet}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {isDownloading ? messages.loadingFromServer : messages.loadOnceConnected}
        </Typography>
      </Box>
      {isDownloading && <LinearProgress aria-label={messages.loadingYourEntries} />}
      {meals > 0 && (
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {format(messages.mealsSoFar, { meals })}
        </Typography>
      )}
    </Card>
  );
}

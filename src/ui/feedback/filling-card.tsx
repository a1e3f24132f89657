import { Box, LinearProgress, Typography } from '@mui/material';

import { Card } from '../layout/card';
import { wholeWords } from '../words/number';

interface FillingCardProps {
  meals: number;
  /** Whether the server responds. */
  isComing: boolean;
}

/** Instead of figures, on a new device that does not have all entries yet. */
export function FillingCard({ meals, isComing }: FillingCardProps) {
  return (
    <Card component="section" aria-label="Your entries" sx={{ display: 'grid', gap: 1.5 }}>
      <Box role="status">
        <Typography component="h2" variant="h3">
          {isComing ? 'Your entries are on their way' : 'Your entries are not on this device yet'}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>
          {isComing
            ? 'They are loaded from the server. Your figures stand here when all of them have come.'
            : 'They come as soon as the server can be reached. What you log meanwhile is saved.'}
        </Typography>
      </Box>
      {isComing && <LinearProgress aria-label="Loading your entries" />}
      {meals > 0 && (
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {meals === 1 ? '1 meal so far' : `${wholeWords(meals)} meals so far`}
        </Typography>
      )}
    </Card>
  );
}

import { Box, LinearProgress, Typography } from '@mui/material';

import { Card } from '../layout/card';
import { messages } from '../messages';
import { format } from '../words/format';
import { wholeWords } from '../words/number';

interface FillingCardProps {
  entries: number;
  /** Null while it is not known. */
  of: number | null;
  /** Whether the server responds. */
  isComing: boolean;
}

/** Instead of figures, on a new device that does not have all entries yet. */
export function FillingCard({ entries, of, isComing }: FillingCardProps) {
  const share = of === null ? 0 : Math.min(1, entries / Math.max(1, of));
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
      {isComing && (
        <LinearProgress
          aria-label={messages.loadingYourEntries}
          {...(share > 0 ? { variant: 'determinate', value: share * 100 } : {})}
        />
      )}
      {entries > 0 && (
        <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
          {entriesWords(entries, of)}
        </Typography>
      )}
    </Card>
  );
}

/** '1,240 of 5,400 entries' */
export function entriesWords(entries: number, of: number | null): string {
  const counted = { entries: wholeWords(entries), of: wholeWords(Math.max(entries, of ?? 0)) };
  return format(of === null ? messages.entriesSoFar : messages.entriesOf, counted);
}

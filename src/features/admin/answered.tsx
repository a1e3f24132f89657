import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { Card, CARD_RADIUS } from '../../ui/layout/card';
import { wordsOf } from './failure-words';

interface Answer<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface AnsweredProps<Data> {
  answer: Answer<Data>;
  children: (data: Data) => ReactNode;
}

/** What a read has brought; until then its outline, and where it failed, why, with the way on. */
export function Answered<Data>({ answer, children }: AnsweredProps<Data>) {
  const { data, error, refetch } = answer;
  return (
    <>
      {error !== null && <NotRead error={error} stale={data !== undefined} onRetry={refetch} />}
      {data !== undefined && children(data)}
      {data === undefined && error === null && <Outline />}
    </>
  );
}

interface NotReadProps {
  error: Error;
  /** Whether an older answer is still shown. */
  stale: boolean;
  onRetry: () => unknown;
}

export function NotRead({ error, stale, onRetry }: NotReadProps) {
  return (
    <Card
      role="alert"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}
    >
      <Typography sx={{ flex: '1 1 280px' }}>
        {wordsOf(error)}
        {stale && ' What stands below is older.'}
      </Typography>
      <Button variant="outlined" onClick={() => void onRetry()}>
        Try again
      </Button>
    </Card>
  );
}

function Outline() {
  return (
    <Box role="status" aria-label="Loading" sx={{ display: 'grid', gap: 1.5 }}>
      {[120, 64, 64].map((height, i) => (
        <Skeleton key={i} variant="rounded" height={height} sx={{ borderRadius: CARD_RADIUS }} />
      ))}
    </Box>
  );
}

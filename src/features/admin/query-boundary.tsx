import { Box, Button, Skeleton, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { Card, CARD_RADIUS } from '../../ui/layout/card';
import { failureWords } from './call-failures';
import { messages } from './messages';

interface QueryState<Data> {
  data: Data | undefined;
  error: Error | null;
  refetch: () => Promise<unknown>;
}

interface QueryBoundaryProps<Data> {
  answer: QueryState<Data>;
  children: (data: Data) => ReactNode;
}

/** Shows the answer, a placeholder while loading, or a failure with a button to try again. */
export function QueryBoundary<Data>({ answer, children }: QueryBoundaryProps<Data>) {
  const { data, error, refetch } = answer;
  return (
    <>
      {error !== null && <QueryError error={error} stale={data !== undefined} onRetry={refetch} />}
      {data !== undefined && children(data)}
      {data === undefined && error === null && <Outline />}
    </>
  );
}

interface QueryErrorProps {
  error: Error;
  /** Whether an older answer is still shown. */
  stale: boolean;
  onRetry: () => unknown;
}

export function QueryError({ error, stale, onRetry }: QueryErrorProps) {
  return (
    <Card
      role="alert"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 2 }}
    >
      <Typography sx={{ flex: '1 1 280px' }}>
        {failureWords(error)}
        {stale && messages.shownIsOlder}
      </Typography>
      <Button variant="outlined" onClick={() => void onRetry()}>
        {messages.tryAgain}
      </Button>
    </Card>
  );
}

function Outline() {
  return (
    <Box role="status" aria-label={messages.loading} sx={{ display: 'grid', gap: 1.5 }}>
      {[120, 64, 64].map((height, i) => (
        <Skeleton key={i} variant="rounded" height={height} sx={{ borderRadius: CARD_RADIUS }} />
      ))}
    </Box>
  );
}

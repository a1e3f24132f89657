import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';

import { Card } from '../../ui/layout/card';
import { messages } from './messages';

export function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Card
      component="ul"
      aria-label={label}
      sx={{
        m: 0,
        listStyle: 'none',
        p: { xs: 0, sm: 0 },
        '& > li': { px: { xs: 2, md: 2.5 }, py: 1.5 },
        '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
      }}
    >
      {children}
    </Card>
  );
}

interface ShowOlderProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    fetchNextPage: () => Promise<unknown>;
  };
}

export function ShowOlder({
  list: { hasNextPage, isFetchingNextPage, fetchNextPage },
}: ShowOlderProps) {
  if (!hasNextPage) return null;
  return (
    <Box sx={{ display: 'grid', justifyItems: 'center', mt: 2 }}>
      <Button
        variant="outlined"
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (!isFetchingNextPage) void fetchNextPage();
        }}
      >
        {isFetchingNextPage ? messages.loadingMore : messages.showOlder}
      </Button>
    </Box>
  );
}

export function EmptyList({ children }: { children: string }) {
  return (
    <Card sx={{ py: 5, textAlign: 'center', color: 'text.secondary' }} role="status">
      {children}
    </Card>
  );
}

import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';

import { PAGES } from '#shared/contract/pages';

import { Card } from '../../ui/layout/card';

interface CheckoutNoticeProps {
  children: ReactNode;
  onRetry?: () => void;
}

export function CheckoutNotice({ children, onRetry }: CheckoutNoticeProps) {
  return (
    <Card role="status" sx={{ maxWidth: 560 }}>
      <Typography>{children}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {onRetry && (
          <Button variant="contained" onClick={onRetry}>
            Try again
          </Button>
        )}
        <Button href={PAGES.profile} variant="outlined">
          Back to your profile
        </Button>
      </Box>
    </Card>
  );
}

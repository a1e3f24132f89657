import { Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';

import type { Account } from '../store/accounts';
import { useSyncSummary } from '../store/use-sync-summary';
import { PATHS } from './paths';

/** Where the session has ended: everything stays and goes on, and sync waits for the person. */
export function SessionBanner({ account }: { account: Account }) {
  const summary = useSyncSummary();
  if (!account.sessionExpired) return null;
  const waiting = summary?.pending ?? 0;
  const words =
    waiting === 0
      ? 'Sign in to go on syncing'
      : `Sign in to sync ${waiting} ${waiting === 1 ? 'entry' : 'entries'}`;
  return (
    <Box
      role="status"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: 1,
        px: 2,
        bgcolor: 'raised.main',
        borderBottom: '1px solid',
        borderColor: 'divider',
      }}
    >
      {words}
      <Button component={Link} to={PATHS.login}>
        Sign In
      </Button>
    </Box>
  );
}

import { Box } from '@mui/material';

import type { User } from '#shared/contract/accounts';

import { DataCard } from '../data/data-card';
import { DeleteAccount } from './delete-account';
import { SignOut } from './sign-out';

/** What is left to do with an account that takes nothing new. */
export function AccountEnd({ user }: { user: User }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DataCard user={user} isExportOnly />
      <DeleteAccount userId={user.id} />
      <SignOut userId={user.id} />
    </Box>
  );
}

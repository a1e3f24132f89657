import { Box } from '@mui/material';

import type { User } from '#shared/contract/accounts';

import { DataCard } from '../data/data-card';
import { DeleteAccount } from './delete-account';
import { SignOut } from './sign-out';

/** Export and deletion, the only actions of an account that may not save anything new. */
export function AccountEnd({ user }: { user: User }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <DataCard user={user} isExportOnly />
      <DeleteAccount userId={user.id} />
      <SignOut userId={user.id} />
    </Box>
  );
}

import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { Entrance } from '../../ui/layout/entrance';
import { LoneLink } from '../../ui/layout/lone-link';
import { useTitle } from '../../ui/layout/use-title';
import { useEmailLink } from './use-email-link';

/** Where the link leads that is mailed to a new address: opening it is all that there is to do. */
export function ConfirmEmailPage() {
  useTitle('Confirm your new address');
  // Read once: nothing of it goes to a server but in the call.
  const [token] = useState(() => window.location.hash.slice(1));
  const { stand, retry } = useEmailLink(token);
  return (
    <Entrance
      title={TITLES[stand.state]}
      footer={<LoneLink to={PAGES.profile}>Go to your profile</LoneLink>}
    >
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        {stand.state === 'opening' && <Typography>Opening your link...</Typography>}
        {stand.state === 'confirmed' && <Confirmed email={stand.email} />}
        {stand.state === 'failed' && (
          <>
            <Typography sx={{ overflowWrap: 'anywhere' }}>{stand.words}</Typography>
            {stand.again && (
              <Button variant="contained" onClick={retry}>
                Try again
              </Button>
            )}
          </>
        )}
      </Box>
    </Entrance>
  );
}

const TITLES = {
  opening: 'Confirm your new address',
  confirmed: 'Email updated',
  failed: 'Not confirmed',
} as const;

function Confirmed({ email }: { email: string }) {
  return (
    <>
      <Typography>Your email address has been updated successfully.</Typography>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        From now on you sign in with{' '}
        <Box component="strong" dir="auto" sx={{ color: 'text.primary' }}>
          {email}
        </Box>
        . Your password stays the same.
      </Typography>
      <Button component={RouterLink} to={PAGES.login} variant="contained">
        Sign In
      </Button>
    </>
  );
}

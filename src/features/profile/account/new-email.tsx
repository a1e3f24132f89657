import { Box, Button, Typography } from '@mui/material';

import type { User } from '#shared/contract/accounts';

import { Icon } from '../../../ui/icons';
import { useNewEmail } from './use-new-email';

interface NewEmailProps {
  email: string;
  newEmail: NonNullable<User['newEmail']>;
}

/** An address that counts once the link that went there is opened. */
export function NewEmail({ email, newEmail }: NewEmailProps) {
  const { ended, pending, resend, cancel } = useNewEmail(newEmail);
  return (
    <Box role="status" sx={{ mb: 3, p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Box sx={{ display: 'flex', gap: 1.25 }}>
        <Icon name="mail" size={24} style={{ flex: 'none' }} />
        <Typography component="div" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="strong" sx={{ display: 'block', fontWeight: 700 }}>
            Confirm your new address
          </Box>
          <div>
            {ended ? 'The link has ended that we sent to ' : 'Open the link we sent to '}
            <Address email={newEmail.email} />.
          </div>
          <Box sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
            Until then you sign in with <Address email={email} />.
          </Box>
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        <Button
          variant={ended ? 'contained' : 'outlined'}
          aria-disabled={pending}
          onClick={() => void resend()}
        >
          Send the link again
        </Button>
        <Button aria-disabled={pending} onClick={() => void cancel()}>
          Keep the old address
        </Button>
      </Box>
    </Box>
  );
}

function Address({ email }: { email: string }) {
  return (
    <Box component="span" dir="auto" sx={{ fontWeight: 650 }}>
      {email}
    </Box>
  );
}

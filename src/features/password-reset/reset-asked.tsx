import { Box, Typography } from '@mui/material';

import { RESET_MINUTES } from '#shared/contract/password-reset';

/** What happens now: the same words whether or not anybody has the e-mail. */
export function ResetAsked({ mail }: { mail: 'sent' | 'not_set_up' }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5 }}>
      {mail === 'sent' ? (
        <>
          <Typography>
            If there is an account with this email, a link is on its way. It works once, for{' '}
            {RESET_MINUTES} minutes.
          </Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Nothing there after a few minutes? Look among the spam, then ask once more.
          </Typography>
        </>
      ) : (
        <>
          <Typography>This server cannot send mail, so no link can reach you.</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            Please ask whoever runs it: they can give you a link. Entries on this device stay where
            they are until then.
          </Typography>
        </>
      )}
    </Box>
  );
}

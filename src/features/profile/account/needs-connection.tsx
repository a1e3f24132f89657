import { Typography } from '@mui/material';

import { useOnline } from '../../../device/use-online';

/** Says why something of the account cannot be done now; nothing where the device is online. */
export function NeedsConnection({ what }: { what: string }) {
  if (useOnline()) return null;
  return (
    <Typography role="status" sx={{ mt: 1.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
      You are offline. {what} needs a connection to the server.
    </Typography>
  );
}

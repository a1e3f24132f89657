import { Typography } from '@mui/material';

import { useStorageFacts } from '../../device/use-storage-facts';

/** Only in a private window, which loses the entries when it is closed. */
export function PrivateWindowLine() {
  const { facts } = useStorageFacts();
  if (!facts?.forgetful) return null;
  return (
    <Typography sx={{ mt: 2, color: 'text.secondary' }}>
      This private window does not keep your entries when it is closed. They are safe once they are
      synced.
    </Typography>
  );
}

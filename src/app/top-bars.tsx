import { Box } from '@mui/material';

import { TroubleBar } from './trouble-bar';
import { UpdateBar } from './update-bar';

/** What the app itself has to say, above every page. */
export function TopBars() {
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 1400,
        top: 'calc(8px + env(safe-area-inset-top))',
        insetInline: 8,
        display: 'grid',
        justifyItems: 'center',
        gap: 1,
        pointerEvents: 'none',
      }}
    >
      <TroubleBar />
      <UpdateBar />
    </Box>
  );
}

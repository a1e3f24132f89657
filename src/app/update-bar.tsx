import { Box, Button } from '@mui/material';
import { useEffect, useState } from 'react';

import { registerWorker } from '../device/worker-registration';

/** Registers the worker once the page stands, and offers a new version when one is ready. */
export function UpdateBar() {
  const [apply, setApply] = useState<(() => void) | null>(null);
  useEffect(() => {
    const register = () => {
      registerWorker((update) => {
        setApply(() => update);
      });
    };
    if (document.readyState === 'complete') register();
    else window.addEventListener('load', register, { once: true });
  }, []);
  if (!apply) return null;
  return (
    <Box
      role="status"
      sx={{
        position: 'fixed',
        zIndex: 1400,
        top: 'calc(8px + env(safe-area-inset-top))',
        left: '50%',
        transform: 'translateX(-50%)',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2.5,
        pr: 0.5,
        borderRadius: '14px',
        bgcolor: 'background.paper',
        border: '1px solid',
        borderColor: 'divider',
        boxShadow: '0 8px 30px rgb(0 0 0 / 0.18)',
        whiteSpace: 'nowrap',
      }}
    >
      A new version is ready
      <Button onClick={apply}>Reload</Button>
    </Box>
  );
}

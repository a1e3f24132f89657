import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

import { usePartIsLoading } from '../http/late-part';
import { UNSEEN } from '../ui/styles';
import { messages } from './messages';

// Most pages load faster than this.
const LATE_MS = 300;

/** The old page stays until the next one is loaded. Without this bar, a slow network would look like a broken link. */
export function LoadingBar() {
  const isLoading = usePartIsLoading();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => {
      setShown(true);
    }, LATE_MS);
    return () => {
      clearTimeout(timer);
      setShown(false);
    };
  }, [isLoading]);
  return (
    <Box role="status">
      {isShown && (
        <Box sx={TRACK}>
          <Box sx={BAR} />
          <Box sx={UNSEEN}>{messages.loading}</Box>
        </Box>
      )}
    </Box>
  );
}

const TRACK = {
  position: 'fixed',
  zIndex: 2000,
  top: 'env(safe-area-inset-top)',
  left: 0,
  right: 0,
  height: 4,
  overflow: 'hidden',
  bgcolor: 'divider',
  pointerEvents: 'none',
} as const;

const BAR = {
  height: '100%',
  width: '40%',
  bgcolor: 'primary.main',
  forcedColorAdjust: 'none',
  animation: 'loading-bar 1.2s ease-in-out infinite',
  '@keyframes loading-bar': {
    from: { transform: 'translateX(-100%)' },
    to: { transform: 'translateX(250%)' },
  },
  '@media (prefers-reduced-motion: reduce)': { animation: 'none', width: '100%', opacity: 0.6 },
} as const;

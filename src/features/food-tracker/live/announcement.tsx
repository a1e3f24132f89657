import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

import { UNSEEN } from '../../../ui/unseen';

const CALM_MS = 1_200;

/** Waits until typing has paused, so that screen readers do not hear every word. */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(words);
    }, CALM_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <Box role="status" aria-live="polite" sx={UNSEEN}>
      {said}
    </Box>
  );
}

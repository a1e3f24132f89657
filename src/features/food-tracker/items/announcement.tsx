import { Box } from '@mui/material';
import { useEffect, useState } from 'react';

import { UNSEEN } from '../../../ui/styles';

const PAUSE_MS = 1_200;

/** For screen readers. Waits until typing has paused, so that they do not speak at every key. */
export function Announcement({ words }: { words: string }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSaid(words);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [words]);
  return (
    <Box role="status" aria-live="polite" aria-atomic sx={UNSEEN}>
      {said}
    </Box>
  );
}

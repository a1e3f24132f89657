import { Box } from '@mui/material';

import { UNSEEN } from '../../../ui/styles';
import { useDebounced } from '../../../ui/use-debounced';

const PAUSE_MS = 1_200;

/** For screen readers. Waits until typing has paused, so that they do not speak at every key press. */
export function Announcement({ words }: { words: string }) {
  const said = useDebounced(words, PAUSE_MS, '');
  return (
    <Box role="status" aria-live="polite" aria-atomic sx={UNSEEN}>
      {said}
    </Box>
  );
}

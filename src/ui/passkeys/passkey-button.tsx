import { Button } from '@mui/material';

import { Icon } from '../icons';
import { messages } from './messages';

interface PasskeyButtonProps {
  pending: boolean;
  onPress: () => void;
  /** False while a prerendered page waits for its script. */
  ready?: boolean;
}

export function PasskeyButton({ pending, onPress, ready = true }: PasskeyButtonProps) {
  return (
    <Button
      fullWidth
      variant="outlined"
      startIcon={<Icon name="key" size={22} />}
      disabled={pending || !ready}
      sx={ready ? undefined : NOT_READY}
      onClick={onPress}
    >
      {pending ? messages.waitingForYourDevice : messages.signInWithAPasskey}
    </Button>
  );
}

// The button looks enabled, because it is not ready only for a short moment.
const NOT_READY = { '&.Mui-disabled': { color: 'primary.main' } } as const;

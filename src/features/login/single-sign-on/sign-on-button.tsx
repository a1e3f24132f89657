import { Button } from '@mui/material';
import { useEffect, useState } from 'react';

import { CallError } from '../../../http/call-error';
import { useToast } from '../../../ui/feedback/toast';
import { format } from '../../../ui/words/format';
import { Failure } from '../failure';
import { messages } from './messages';

interface SignOnButtonProps {
  name: string;
  /** Whether it is the only way to sign in. */
  isOnly: boolean;
  /** False while a prerendered page waits for its script. */
  ready: boolean;
  /** Whether this is a shared device. */
  sharedDevice: () => boolean;
}

/** Opens the host's single sign-on service. */
export function SignOnButton({ name, isOnly, ready, sharedDevice }: SignOnButtonProps) {
  const { leaving, problem, begin } = useSignOn(sharedDevice);
  return (
    <>
      <Failure words={problem} />
      <Button
        fullWidth
        variant={isOnly ? 'contained' : 'outlined'}
        disabled={leaving || !ready}
        sx={{ overflowWrap: 'anywhere', ...(ready ? {} : AS_READY) }}
        onClick={() => void begin()}
      >
        {leaving ? format(messages.opening, { name }) : format(messages.signInWith, { name })}
      </Button>
    </>
  );
}

// The button looks enabled during the short moment before the script is loaded.
const AS_READY = {
  '&.Mui-disabled.MuiButton-contained': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    boxShadow: 'none',
  },
  '&.Mui-disabled.MuiButton-outlined': { color: 'primary.main', borderColor: 'edge.main' },
} as const;

function useSignOn(sharedDevice: () => boolean) {
  const [leaving, setLeaving] = useState(false);
  const [problem, setProblem] = useState<string>();
  const toast = useToast();
  useEffect(() => {
    // The browser's back button may restore this page in its old state.
    const comesBack = () => {
      setLeaving(false);
    };
    window.addEventListener('pageshow', comesBack);
    return () => {
      window.removeEventListener('pageshow', comesBack);
    };
  }, []);
  const begin = async () => {
    setLeaving(true);
    setProblem(undefined);
    try {
      // Loaded late, because its schemas are larger than the page.
      const { beginSignOn } = await import('./begin-sign-on');
      await beginSignOn(sharedDevice());
    } catch (error) {
      setLeaving(false);
      const words = error instanceof CallError ? error.detail : messages.noConnection;
      setProblem(words);
      toast({ title: messages.signInFailed, description: words, failed: true });
    }
  };
  return { leaving, problem, begin };
}

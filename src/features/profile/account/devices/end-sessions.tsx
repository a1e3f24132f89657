import { zodResolver } from '@hookform/resolvers/zod';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useForm } from 'react-hook-form';

import { at } from '#shared/contract/at';
import {
  endOtherSessions,
  endSession,
  endSessionSchema,
  type EndSession,
  type OwnSession,
} from '#shared/contract/sessions';

import { call } from '../../../../http/call';
import { CallError } from '../../../../http/failure';
import { refetchOwnSessions } from '../../../../http/use-own-sessions';
import { useToast } from '../../../../ui/feedback/toast';
import { PasswordField } from '../../../../ui/form/password-field';
import { putFieldProblems } from '../../../../ui/form/put-field-problems';
import { Dialog } from '../../../../ui/layout/dialog';
import { counted } from '../../../../ui/words/counted';
import { deviceName, lastUseWords } from './session-words';

/** What is to end: one session, or all others. */
export type Ending = OwnSession | 'others';

interface EndSessionsProps {
  ending: Ending;
  /** How many others there are. */
  count: number;
  onClose: () => void;
}

/** Asks for the password, and ends one session or all others. */
export function EndSessions({ ending, count, onClose }: EndSessionsProps) {
  const { register, submit, problem, pending } = useEnding(ending, onClose);
  const isOne = ending !== 'others';
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="end-sessions">
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="end-sessions">
          {isOne ? 'End this session?' : 'End all other sessions?'}
        </DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Box sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>
            {isOne
              ? `${deviceName(ending)}. ${lastUseWords(ending, Date.now())}.`
              : counted(count, 'other session')}
          </Box>
          <DialogContentText>
            Entries that wait there to be sent stay on that device until you sign in again. Enter
            your password to confirm it is you.
          </DialogContentText>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            problem={problem}
            {...register('currentPassword')}
          />
        </DialogContent>
        <DialogActions
          sx={{ flexWrap: 'wrap', rowGap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}
        >
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={pending}>
            {labelOf(isOne, pending)}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function labelOf(isOne: boolean, pending: boolean): string {
  if (pending) return 'Ending...';
  return isOne ? 'End session' : 'End sessions';
}

function useEnding(ending: Ending, onClose: () => void) {
  const toast = useToast();
  const { register, handleSubmit, formState, setError } = useForm<EndSession>({
    resolver: zodResolver(endSessionSchema),
  });
  const submit = handleSubmit(async (input) => {
    try {
      const description = await end(ending, input);
      onClose();
      toast({ title: ending === 'others' ? 'Sessions ended' : 'Session ended', description });
      void refetchOwnSessions();
    } catch (error) {
      if (error instanceof CallError) putFieldProblems(setError, error.fields);
      const description = error instanceof CallError ? error.detail : 'Please try again.';
      toast({ title: 'Not ended', description, failed: true });
      // It may be the list that is out of date.
      void refetchOwnSessions();
    }
  });
  const { errors, isSubmitting } = formState;
  return { register, submit, problem: errors.currentPassword?.message, pending: isSubmitting };
}

async function end(ending: Ending, input: EndSession): Promise<string> {
  if (ending !== 'others') {
    await call(at(endSession, { id: ending.id }), input);
    return `The session of ${deviceName(ending)} has ended.`;
  }
  const { ended } = await call(endOtherSessions, input);
  return `${counted(ended, 'other session')} ended. This device stays signed in.`;
}

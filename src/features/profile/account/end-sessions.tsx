import { zodResolver } from '@hookform/resolvers/zod';
import { Box, DialogContentText } from '@mui/material';

import { at } from '#shared/contract/endpoint';
import {
  endOtherSessions,
  endSession,
  type EndSession,
  endSessionSchema,
  type OwnSession,
} from '#shared/contract/sessions';

import { call } from '../../../http/call';
import { refetchOwnSessions } from '../../../http/use-account-security';
import { useToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/form/password-field';
import { capital } from '../../../ui/words/text';
import { counted } from '../../../ui/words/counted';
import { momentWords } from '../../../ui/words/time';
import { FormDialog, useCallForm } from '../call-form';

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
  const { register, submit, errors, pending } = useEnding(ending, onClose);
  const isOne = ending !== 'others';
  return (
    <FormDialog
      id="end-sessions"
      title={isOne ? 'End this session?' : 'End all other sessions?'}
      cancelLabel="Cancel"
      submitLabel={labelOf(isOne, pending)}
      grave
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>
        {isOne
          ? `${deviceName(ending)}. ${lastUseWords(ending, Date.now())}.`
          : counted(count, 'other session')}
      </Box>
      <DialogContentText>
        Entries that wait there to be sent stay on that device until you sign in again. Enter your
        password to confirm it is you.
      </DialogContentText>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormDialog>
  );
}

function labelOf(isOne: boolean, pending: boolean): string {
  if (pending) return 'Ending...';
  return isOne ? 'End session' : 'End sessions';
}

function useEnding(ending: Ending, onClose: () => void) {
  const toast = useToast();
  return useCallForm<EndSession>({
    resolver: zodResolver(endSessionSchema),
    send: async (input) => {
      const description = await end(ending, input);
      onClose();
      toast({ title: ending === 'others' ? 'Sessions ended' : 'Session ended', description });
      void refetchOwnSessions();
    },
    failureTitle: 'Not ended',
    onFailure: () => {
      // It may be the list that is out of date.
      void refetchOwnSessions();
    },
  });
}

async function end(ending: Ending, input: EndSession): Promise<string> {
  if (ending !== 'others') {
    await call(at(endSession, { id: ending.id }), input);
    return `The session of ${deviceName(ending)} has ended.`;
  }
  const { ended } = await call(endOtherSessions, input);
  return `${counted(ended, 'other session')} ended. This device stays signed in.`;
}

export function deviceName({ device }: Pick<OwnSession, 'device'>): string {
  return device ?? 'Unknown device';
}

/** When and where a session was used last: 'Last used today, 14:05, from network 198.51.100.x'. */
export function lastUseWords(
  { current, lastUsedAt, network }: Pick<OwnSession, 'current' | 'lastUsedAt' | 'network'>,
  now: number,
): string {
  const when = current ? 'In use now' : `Last used ${momentWords(lastUsedAt, now)}`;
  return network === null ? when : `${when}, from network ${network}`;
}

export function beginningWords(
  { createdAt, sharedDevice }: Pick<OwnSession, 'createdAt' | 'sharedDevice'>,
  now: number,
): string {
  const began = capital(`signed in ${momentWords(createdAt, now)}`);
  return sharedDevice ? `${began}, for 12 hours on a shared device` : began;
}

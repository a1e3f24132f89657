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
import { format } from '../../../ui/words/format';
import { momentWords } from '../../../ui/words/time';
import { FormDialog, useCallForm } from '../call-form';
import { messages } from './messages';

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
      title={isOne ? messages.endThisSession : messages.askEndAllOtherSessions}
      cancelLabel={messages.cancel}
      submitLabel={labelOf(isOne, pending)}
      grave
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <Box sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>
        {isOne
          ? `${deviceName(ending)}. ${lastUseWords(ending, Date.now())}.`
          : format(messages.otherSessions, { count })}
      </Box>
      <DialogContentText>{messages.entriesThatWaitThereToBe}</DialogContentText>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormDialog>
  );
}

function labelOf(isOne: boolean, pending: boolean): string {
  if (pending) return messages.ending;
  return isOne ? messages.endSession : messages.endSessions;
}

function useEnding(ending: Ending, onClose: () => void) {
  const toast = useToast();
  return useCallForm<EndSession>({
    resolver: zodResolver(endSessionSchema),
    send: async (input) => {
      const description = await end(ending, input);
      onClose();
      toast({
        title: ending === 'others' ? messages.sessionsEnded : messages.sessionEnded,
        description,
      });
      void refetchOwnSessions();
    },
    failureTitle: messages.notEnded,
    onFailure: () => {
      // It may be the list that is out of date.
      void refetchOwnSessions();
    },
  });
}

async function end(ending: Ending, input: EndSession): Promise<string> {
  if (ending !== 'others') {
    await call(at(endSession, { id: ending.id }), input);
    return format(messages.theSessionOfHasEnded, { ending: deviceName(ending) });
  }
  const { ended } = await call(endOtherSessions, input);
  return format(messages.otherSessionsEnded, { ended });
}

export function deviceName({ device }: Pick<OwnSession, 'device'>): string {
  return device ?? messages.unknownDevice;
}

/** When and where a session was used last: 'Last used today, 14:05, from network 198.51.100.x'. */
export function lastUseWords(
  { current, lastUsedAt, network }: Pick<OwnSession, 'current' | 'lastUsedAt' | 'network'>,
  now: number,
): string {
  const when = current
    ? messages.inUseNow
    : format(messages.lastUsed, { lastUsedAt: momentWords(lastUsedAt, now) });
  return network === null ? when : format(messages.fromNetwork, { when, network });
}

export function beginningWords(
  { createdAt, sharedDevice }: Pick<OwnSession, 'createdAt' | 'sharedDevice'>,
  now: number,
): string {
  const began = capital(format(messages.signedIn, { createdAt: momentWords(createdAt, now) }));
  return sharedDevice ? format(messages.for12HoursOnAShared, { began }) : began;
}

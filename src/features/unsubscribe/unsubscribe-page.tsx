import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { at } from '#shared/contract/endpoint';
import { PAGES } from '#shared/contract/pages';
import { unsubscribe } from '#shared/contract/reminders';
import type { ReminderType } from '#shared/records/reminders';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { Entrance } from '../../ui/layout/entrance';
import { LoneLink } from '../../ui/layout/links';
import { useTitle } from '../../ui/layout/page-title';
import { messages } from './messages';

type State = 'asked' | 'pending' | { done: ReminderType } | { failed: string };

const DONE = { daily: messages.daily, limit: messages.limit } as const;

/** The page of the link in reminder mails, which works without signing in. It asks first, because mail programs open links. */
export function UnsubscribePage() {
  useTitle(messages.turnRemindersOff);
  // Read once from the fragment, which is not sent to a server except in the call.
  const [token] = useState(() => window.location.hash.slice(1));
  const [state, setState] = useState<State>('asked');
  const turnOff = async () => {
    setState('pending');
    try {
      setState({ done: (await call(at(unsubscribe, { id: token }), {})).type });
    } catch (error) {
      const words = error instanceof CallError ? error.detail : undefined;
      setState({ failed: words ?? messages.somethingWentWrong });
    }
  };
  return (
    <Entrance
      title={titleOf(state)}
      footer={<LoneLink to={PAGES.profile}>{messages.goToYourProfile}</LoneLink>}
    >
      <Box role="status" sx={{ display: 'grid', gap: 2 }}>
        {typeof state === 'object' && 'done' in state && (
          <Typography>{DONE[state.done]}</Typography>
        )}
        {typeof state === 'object' && 'failed' in state && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>{state.failed}</Typography>
        )}
        {typeof state === 'string' && <Typography>{messages.noSignInNeeded}</Typography>}
        {(typeof state === 'string' || 'failed' in state) && (
          <Button
            variant="contained"
            aria-disabled={state === 'pending'}
            onClick={() => {
              if (state !== 'pending') void turnOff();
            }}
          >
            {buttonOf(state)}
          </Button>
        )}
      </Box>
    </Entrance>
  );
}

function titleOf(state: State): string {
  if (typeof state === 'string') return messages.turnRemindersOff;
  return 'done' in state ? messages.turnedOff : messages.notTurnedOff;
}

function buttonOf(state: State): string {
  if (state === 'pending') return messages.turningOff;
  return state === 'asked' ? messages.turnOff : messages.tryAgain;
}

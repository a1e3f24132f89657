import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';

import { subscribePush, unsubscribePush } from '#shared/contract/reminders';

import {
  notificationState,
  subscribeHere,
  unsubscribeHere,
} from '../../../../device/notifications';
import { useOnline } from '../../../../device/use-online';
import { call } from '../../../../http/call';
import { CallError } from '../../../../http/call-error';
import { refetchReminderWays, useReminderWays } from '../../../../http/use-reminder-ways';
import { useToast } from '../../../../ui/feedback/toast';
import { Icon } from '../../../../ui/icons';
import { messages } from './messages';

const CANNOT = {
  denied: messages.youHaveBlockedThem,
  install: messages.addToHomeScreenFirst,
  missing: messages.notInThisBrowser,
} as const;

/** Turns notifications on and off in this browser; each browser needs its own permission. */
export function NotificationsHere() {
  const { data: ways } = useReminderWays();
  const isOnline = useOnline();
  const state = notificationState();
  if (ways?.pushKey === null) return null;
  return (
    <Box sx={PLACE}>
      <Typography component="h3" sx={{ fontWeight: 700 }}>
        {messages.notificationsHere}
      </Typography>
      {state !== 'ready' && <Typography>{CANNOT[state]}</Typography>}
      {state === 'ready' && !ways && (
        <Typography>{isOnline ? messages.oneMoment : messages.needsTheServer}</Typography>
      )}
      {state === 'ready' && ways && <Switch pushKey={ways.pushKey} on={ways.subscribed} />}
      <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.aboutPushServices}
      </Typography>
    </Box>
  );
}

const PLACE = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  pt: 2,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

function Switch({ pushKey, on }: { pushKey: string; on: boolean }) {
  const { pending, turnOn, turnOff } = useSwitch(pushKey);
  if (!on)
    return (
      <Button variant="contained" aria-disabled={pending} onClick={() => void turnOn()}>
        {messages.turnOnHere}
      </Button>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Icon name="check" size={20} />
      <span>{messages.onInThisBrowser}</span>
      <Button aria-disabled={pending} onClick={() => void turnOff()}>
        {messages.turnOff}
      </Button>
    </Box>
  );
}

function useSwitch(pushKey: string) {
  const [pending, setPending] = useState(false);
  const toast = useToast();
  const run = async (work: () => Promise<boolean>) => {
    if (pending) return;
    setPending(true);
    try {
      if (!(await work())) toast({ title: messages.notTurnedOn, description: messages.youSaidNo });
    } catch (error) {
      const description =
        (error instanceof CallError ? error.detail : undefined) ?? messages.browserFailed;
      toast({ title: messages.notSaved, description, failed: true });
    }
    await refetchReminderWays();
    setPending(false);
  };
  return {
    pending,
    turnOn: async () =>
      run(async () => {
        const subscription = await subscribeHere(pushKey);
        if (!subscription) return false;
        await call(subscribePush, subscription);
        return true;
      }),
    turnOff: async () =>
      run(async () => {
        await call(unsubscribePush, {});
        await unsubscribeHere();
        return true;
      }),
  };
}

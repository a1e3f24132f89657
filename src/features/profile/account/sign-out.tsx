import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { logout } from '#shared/contract/accounts';

import { call } from '../../../http/call';
import { queryClient } from '../../../http/query';
import { activeStore } from '../../../store/account-store';
import { endOfSessionIsDone, oweEndOfSession, signOutHere } from '../../../store/accounts';
import { inSessionLock } from '../../../store/locks';
import { isKeptInMemory } from '../../../store/shared-device';
import { sendWhatWaits, useUnsyncedCount } from '../../../store/sync-summary';
import { countUnsynced } from '../../../store/unsynced';
import { useSharedPhotoCount } from '../../../store/use-shared-photos';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { messages } from './messages';
import { UnsyncedDialog } from './unsynced-dialog';

/** Signs out on this device, with signal or without. */
export function SignOut({ userId }: { userId: string }) {
  const { step, left, ask, stay, start, leaveAndKeep, leaveAndDelete } = useSignOut(userId);
  const unsynced = useUnsyncedCount() ?? 0;
  const shared = useSharedPhotoCount() ?? 0;
  const pending = step === 'syncing' || step === 'leaving';
  return (
    <>
      {unsynced > 0 && !isKeptInMemory() && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{KEPT}</Typography>
      )}
      <Button variant="outlined" disabled={pending} onClick={ask}>
        {pending ? messages.signingOut : messages.signOut}
      </Button>
      <ConfirmDialog
        open={step === 'asking'}
        title={messages.signOut}
        question={messages.areYouSureYouWantTo}
        details={leftBehindWords({ unsynced, shared, inMemory: isKeptInMemory() })}
        confirmLabel={messages.signOut}
        grave={false}
        onConfirm={start}
        onCancel={stay}
      />
      {step === 'choosing' && (
        <UnsyncedDialog
          left={left}
          onStay={stay}
          onKeep={isKeptInMemory() ? undefined : leaveAndKeep}
          onDelete={leaveAndDelete}
        />
      )}
    </>
  );
}

interface LeftBehind {
  /** Changes and photos that are on this device alone. */
  unsynced: number;
  /** Photos that another app shared and of which no meal was made. */
  shared: number;
  /** Whether nothing is kept on the disk: the device is one that others use. */
  inMemory: boolean;
}

/** What goes from this device, and what of a person can still be read on it once they have signed out. */
export function leftBehindWords({ unsynced, shared, inMemory }: LeftBehind): string {
  const words = [
    inMemory ? messages.nothingOfYoursStaysOnThis : messages.yourMealsPhotosWeightsAndProfile,
  ];
  if (shared > 0) words.push(format(messages.sharedPhotosGoToo, { shared }));
  if (inMemory) return words.join(' ');
  words.push(
    unsynced > 0
      ? format(messages.changesMayNotBeOnThe, { unsynced })
      : messages.onlyTheAppItselfStays,
  );
  return words.join(' ');
}

/** idle, sure?, a last sync, what about the unsynced?, going. */
type Step = 'idle' | 'asking' | 'syncing' | 'choosing' | 'leaving';

const KEPT = messages.entriesThatTheServerDoesNot;

const LAST_SYNC_MS = 5_000;

const DONE = messages.youveBeenSignedOutSuccessfully;
const FAILED = messages.theStorageOfThisBrowserDid;

/** The steps of signing out; nothing is deleted before the person has chosen so. */
export function useSignOut(userId: string) {
  const [step, setStep] = useState<Step>('idle');
  const [left, setLeft] = useState(0);
  const navigate = useNavigate();
  const toast = useToast();

  const leave = async (unsynced: 'keep' | 'give-up') => {
    setStep('leaving');
    await endSession();
    queryClient.clear();
    const fate = await signOutHere(userId, unsynced);
    await navigate('/');
    toast({ title: messages.signedOut, description: fate === 'kept' ? KEPT : DONE });
  };
  const start = async () => {
    setStep('syncing');
    const store = await activeStore();
    await sendWhatWaits(store, LAST_SYNC_MS);
    const count = await countUnsynced(store);
    setLeft(count);
    if (count > 0) setStep('choosing');
    else await leave('keep');
  };
  const run = (what: () => Promise<void>) => () => {
    what().catch(() => {
      setStep('idle');
      toast({ title: messages.notSignedOut, description: FAILED, failed: true });
    });
  };
  return {
    step,
    left,
    ask: () => {
      setStep('asking');
    },
    stay: () => {
      setStep('idle');
    },
    start: run(start),
    leaveAndKeep: run(async () => leave('keep')),
    leaveAndDelete: run(async () => leave('give-up')),
  };
}

/** Ends the session at the server; without signal that stays owed, even where this page dies here. */
async function endSession(): Promise<void> {
  await oweEndOfSession();
  await inSessionLock(async () => call(logout, {}).then(endOfSessionIsDone, () => undefined));
}

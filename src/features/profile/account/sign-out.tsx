import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { logout } from '#shared/contract/accounts';

import { call } from '../../../http/call';
import { queryClient } from '../../../http/query';
import { type AccountStore, activeStore } from '../../../store/account-store';
import { endOfSessionIsDone, oweEndOfSession, signOutHere } from '../../../store/accounts';
import { inSessionLock } from '../../../store/locks';
import { isKeptInMemory } from '../../../store/shared-device';
import { requestSync } from '../../../store/sync-state';
import { syncSummary, useUnsyncedCount } from '../../../store/sync-summary';
import { countUnsynced } from '../../../store/unsynced';
import { useSharedPhotoCount } from '../../../store/use-shared-photos';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { counted } from '../../../ui/words/counted';
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
        {pending ? 'Signing out...' : 'Sign Out'}
      </Button>
      <ConfirmDialog
        open={step === 'asking'}
        title="Sign Out"
        question="Are you sure you want to sign out?"
        details={leftBehindWords({ unsynced, shared, inMemory: isKeptInMemory() })}
        confirmLabel="Sign Out"
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

/** What of a person can still be read on this device once they have signed out. */
export function leftBehindWords({ unsynced, shared, inMemory }: LeftBehind): string {
  if (inMemory && shared === 0) return 'Nothing of yours stays on this device.';
  const words = [
    inMemory
      ? 'Your meals, photos, weights and profile were never kept on this device.'
      : 'Your meals, photos, weights and profile are deleted from this device.',
  ];
  if (unsynced > 0 && !inMemory) {
    words.push(
      `${counted(unsynced, 'change')} may not be on the server yet. If so, you choose before anything is deleted. What you keep here is not encrypted and can be read in the storage of this browser.`,
    );
  }
  if (shared > 0) {
    const them = shared === 1 ? 'it' : 'them';
    words.push(
      `${counted(shared, 'shared photo')} ${shared === 1 ? 'stays' : 'stay'} and can be seen by whoever signs in here next. Discard ${them} first if you do not want that.`,
    );
  }
  if (words.length === 1) words.push('Only the app itself stays.');
  return words.join(' ');
}

/** idle, sure?, a last sync, what about the unsynced?, going. */
type Step = 'idle' | 'asking' | 'syncing' | 'choosing' | 'leaving';

const KEPT =
  'Entries that the server does not have yet stay on this device until you sign in again.';

const DONE = "You've been signed out successfully.";
const FAILED = 'The storage of this browser did not answer. Please try again.';

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
    toast({ title: 'Signed out', description: fate === 'kept' ? KEPT : DONE });
  };
  const start = async () => {
    setStep('syncing');
    const store = await activeStore();
    await lastSync(store);
    const count = await countUnsynced(store);
    setLeft(count);
    if (count > 0) setStep('choosing');
    else await leave('keep');
  };
  const run = (what: () => Promise<void>) => () => {
    what().catch(() => {
      setStep('idle');
      toast({ title: 'Not signed out', description: FAILED, failed: true });
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

const LONGEST_MS = 5_000;
const LOOK_EVERY_MS = 150;

/** Gives sync a last chance to bring up what waits: at most five seconds, and none without a network. */
async function lastSync(store: AccountStore): Promise<void> {
  if (!(await waits(store)) || !navigator.onLine) return;
  await requestSync(store);
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && (await waits(store))) {
    await new Promise((resolve) => {
      setTimeout(resolve, LOOK_EVERY_MS);
    });
  }
}

/** Whether something is there that a round could bring up; what was refused needs its owner. */
async function waits(store: AccountStore): Promise<boolean> {
  const { pending, photosWaiting } = await syncSummary(store);
  return pending + photosWaiting > 0;
}

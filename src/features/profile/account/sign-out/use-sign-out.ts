import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { logout } from '#shared/contract/accounts';

import { call } from '../../../../http/call';
import { queryClient } from '../../../../http/query';
import { type AccountStore, activeStore } from '../../../../store/account-store';
import { endOfSessionIsDone, oweEndOfSession, signOutHere } from '../../../../store/accounts';
import { inSessionLock } from '../../../../store/in-session-lock';
import { requestSync } from '../../../../store/sync-state';
import { syncSummary } from '../../../../store/sync-summary';
import { countUnsynced } from '../../../../store/unsynced';
import { useToast } from '../../../../ui/feedback/toast';

const LONGEST_MS = 5_000;

const LOOK_EVERY_MS = 150;

export const KEPT =
  'Entries that the server does not have yet stay on this device until you sign in again.';
const DONE = "You've been signed out successfully.";
const FAILED = 'The storage of this browser did not answer. Please try again.';

/** idle, sure?, a last sync, what about the unsynced?, going. */
type Step = 'idle' | 'asking' | 'syncing' | 'choosing' | 'leaving';

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

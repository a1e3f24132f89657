import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { queryClient } from '../../../../http/query';
import { activeStore } from '../../../../store/account-store';
import { signOutHere } from '../../../../store/accounts';
import { countUnsynced } from '../../../../store/unsynced';
import { useToast } from '../../../../ui/feedback/toast';
import { endSession } from './end-session';
import { lastSync } from './last-sync';

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

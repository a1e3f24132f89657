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
import { useSharedPhotoCount } from '../../../store/photos/use-shared-photos';
import { useToast } from '../../../ui/feedback/toast';
import { ConfirmDialog } from '../../../ui/layout/dialog';
import { format } from '../../../ui/words/format';
import { messages } from './messages';
import { UnsyncedDialog } from './unsynced-dialog';

/** Signs out on this device, with signal or without. */
export function SignOut({ userId }: { userId: string }) {
  const { step, left, stay, start, confirm, leaveAndKeep, leaveAndDelete } = useSignOut(userId);
  const unsynced = useUnsyncedCount() ?? 0;
  const shared = useSharedPhotoCount() ?? 0;
  return (
    <>
      {unsynced > 0 && !isKeptInMemory() && (
        <Typography sx={{ mb: 2, color: 'text.secondary' }}>{KEPT}</Typography>
      )}
      <Button variant="outlined" disabled={step === 'leaving'} onClick={start}>
        {BUTTON[step] ?? messages.signOut}
      </Button>
      <ConfirmDialog
        open={step === 'asking'}
        title={messages.signOut}
        question={messages.areYouSureYouWantTo}
        details={leftBehindWords({ shared, inMemory: isKeptInMemory() })}
        confirmLabel={messages.signOut}
        grave={false}
        onConfirm={confirm}
        onCancel={stay}
      />
      {step === 'choosing' && (
        <UnsyncedDialog
          left={left}
          details={sharedWords(shared)}
          onStay={stay}
          onKeep={isKeptInMemory() ? undefined : leaveAndKeep}
          onDelete={leaveAndDelete}
        />
      )}
    </>
  );
}

interface LeftBehind {
  /** Photos that another app shared and of which no meal was made. */
  shared: number;
  /** Whether nothing is kept on the disk: the device is one that others use. */
  inMemory: boolean;
}

/** What goes from this device where the server has everything. */
export function leftBehindWords({ shared, inMemory }: LeftBehind): string {
  const gone = inMemory
    ? messages.nothingOfYoursStaysOnThis
    : messages.yourMealsPhotosWeightsAndProfile;
  return [gone, sharedWords(shared)].filter(Boolean).join(' ');
}

function sharedWords(shared: number): string | null {
  return shared > 0 ? format(messages.sharedPhotosGoToo, { shared }) : null;
}

/** idle, a last sync, sure? or what about the unsynced?, going. */
type Step = 'idle' | 'syncing' | 'asking' | 'choosing' | 'leaving';

const BUTTON: Partial<Record<Step, string>> = {
  syncing: messages.syncingFirst,
  leaving: messages.signingOut,
};

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
    const elsewhere = await endSession();
    const fate = await signOutHere(userId, unsynced);
    if (elsewhere !== undefined) {
      // It brings the browser back to the start page.
      window.location.assign(elsewhere);
      return;
    }
    await navigate('/');
    // Not before: the page that is still shown would ask the server again.
    queryClient.clear();
    toast({ title: messages.signedOut, description: fate === 'kept' ? KEPT : DONE });
  };
  const lookFor = async (waitMs: number) => {
    const store = await activeStore();
    await sendWhatWaits(store, waitMs);
    const count = await countUnsynced(store);
    setLeft(count);
    return count;
  };
  const start = async () => {
    if (step !== 'idle') return;
    setStep('syncing');
    setStep((await lookFor(LAST_SYNC_MS)) > 0 ? 'choosing' : 'asking');
  };
  const confirm = async () => {
    setStep('leaving');
    // Another tab may have logged something since.
    if ((await lookFor(0)) > 0) setStep('choosing');
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
    stay: () => {
      setStep('idle');
    },
    start: run(start),
    confirm: run(confirm),
    leaveAndKeep: run(async () => leave('keep')),
    leaveAndDelete: run(async () => leave('give-up')),
  };
}

/**
 * Ends the session at the server; without signal that stays owed, even where this page dies here.
 * @returns the page of single sign-on that ends it there, too
 */
async function endSession(): Promise<string | undefined> {
  await oweEndOfSession();
  return inSessionLock(async () => {
    const answer = await call(logout, {}).catch(() => undefined);
    if (answer) await endOfSessionIsDone();
    return answer?.address;
  });
}

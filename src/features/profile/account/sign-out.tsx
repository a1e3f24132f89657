import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { logout } from '#shared/contract/accounts';

import { call } from '../../../http/call';
import { queryClient } from '../../../http/query';
import { activeStore } from '../../../store/account-store';
import { clearPendingLogout, markLogoutPending, signOutHere } from '../../../store/accounts';
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

/** Signs out on this device, online or offline. */
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
        question={messages.askSignOut}
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
  /** Number of photos shared from another app that are not in a meal. */
  shared: number;
  /** Whether nothing is stored on disk, because the device is a shared one. */
  inMemory: boolean;
}

/** Says what is deleted from this device if the server has everything. */
export function leftBehindWords({ shared, inMemory }: LeftBehind): string {
  const gone = inMemory ? messages.nothingStaysOnDevice : messages.onlyCopyIsDeleted;
  return [gone, sharedWords(shared)].filter(Boolean).join(' ');
}

function sharedWords(shared: number): string | null {
  return shared > 0 ? format(messages.sharedPhotosGoToo, { shared }) : null;
}

/** syncing: a last sync. asking: 'sure?'. choosing: what to do with unsynced entries. leaving: signing out. */
type Step = 'idle' | 'syncing' | 'asking' | 'choosing' | 'leaving';

const BUTTON: Partial<Record<Step, string>> = {
  syncing: messages.syncingFirst,
  leaving: messages.signingOut,
};

const KEPT = messages.unsyncedEntriesStayHere;

const LAST_SYNC_MS = 5_000;

const DONE = messages.signedOutWords;
const FAILED = messages.storageDidNotAnswer;

/** The steps of signing out. Nothing is deleted before the user has confirmed it. */
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
      // That page later redirects the browser to the landing page.
      window.location.assign(elsewhere);
      return;
    }
    await navigate('/');
    // Not earlier, because the page that is still shown would request the data again.
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
    // Another tab may have logged an entry since.
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
 * Ends the session on the server. Offline the logout stays pending, even if this page is closed now.
 * @returns the page of the single sign-on service that ends the session there, too
 */
async function endSession(): Promise<string | undefined> {
  await markLogoutPending();
  return inSessionLock(async () => {
    const answer = await call(logout, {}).catch(() => undefined);
    if (answer) await clearPendingLogout();
    return answer?.address;
  });
}

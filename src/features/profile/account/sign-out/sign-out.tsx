import { Button, Typography } from '@mui/material';

import { isKeptInMemory } from '../../../../store/shared-device';
import { useSharedPhotoCount } from '../../../../store/use-shared-photos';
import { useUnsyncedCount } from '../../../../store/use-unsynced-count';
import { ConfirmDialog } from '../../../../ui/feedback/confirm-dialog';
import { leftBehindWords } from './left-behind-words';
import { UnsyncedDialog } from './unsynced-dialog';
import { KEPT, useSignOut } from './use-sign-out';

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

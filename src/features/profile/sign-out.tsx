import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { logout } from '#shared/contract/accounts';

import { call } from '../../http/call';
import { queryClient } from '../../http/query';
import { signOutHere } from '../../store/accounts';
import { useSyncSummary } from '../../store/use-sync-summary';
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog';
import { useToast } from '../../ui/feedback/toast';

const KEPT =
  'Entries that the server does not have yet stay on this device until you sign in again.';

/** Signs out on this device, with signal or without. */
export function SignOut({ userId }: { userId: string }) {
  const [asking, setAsking] = useState(false);
  const [pending, setPending] = useState(false);
  const summary = useSyncSummary();
  const navigate = useNavigate();
  const toast = useToast();
  const unsynced =
    (summary?.pending ?? 0) + (summary?.rejected ?? 0) + (summary?.photosWaiting ?? 0) > 0;

  const signOut = async () => {
    setAsking(false);
    setPending(true);
    // Without signal the session ends on this device only, by its database being gone or kept shut.
    await call(logout, {}).catch(() => undefined);
    queryClient.clear();
    const left = await signOutHere(userId);
    await navigate('/');
    const description = left === 'kept' ? KEPT : "You've been signed out successfully.";
    toast({ title: 'Signed out', description });
  };

  return (
    <>
      {unsynced && <Typography sx={{ mb: 2, color: 'text.secondary' }}>{KEPT}</Typography>}
      <Button
        variant="outlined"
        disabled={pending}
        onClick={() => {
          setAsking(true);
        }}
      >
        {pending ? 'Signing out...' : 'Sign Out'}
      </Button>
      <ConfirmDialog
        open={asking}
        title="Sign Out"
        question="Are you sure you want to sign out?"
        confirmLabel="Sign Out"
        onConfirm={() => void signOut()}
        onCancel={() => {
          setAsking(false);
        }}
      />
    </>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deleteAccount, deletionSchema, type Deletion } from '#shared/contract/account-changes';

import { call } from '../../../http/call';
import { queryClient } from '../../../http/query';
import { signOutHere } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/form/password-field';
import { FormDialog, useCallForm } from '../call-form';
import { ProfileCard } from '../profile-card';

export function DeleteAccount({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <ProfileCard
      id="delete-account"
      title="Delete account"
      words="Every meal, photo, weight and detail goes, from the server and from each of your devices. A subscription ends first. You may want to export your data before."
    >
      <Button
        color="error"
        variant="outlined"
        onClick={() => {
          setOpen(true);
        }}
      >
        Delete my account
      </Button>
      {open && (
        <DeletionDialog
          userId={userId}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </ProfileCard>
  );
}

function DeletionDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { register, submit, errors, pending } = useCallForm<Deletion>({
    resolver: zodResolver(deletionSchema),
    send: async (input) => {
      await call(deleteAccount, input);
      queryClient.clear();
      await signOutHere(userId, 'give-up');
      await navigate('/');
      toast({ title: 'Account deleted', description: 'Everything of yours is gone. Farewell!' });
    },
    failureTitle: 'Account not deleted',
  });
  return (
    <FormDialog
      id="deletion-title"
      title="Delete your account?"
      cancelLabel="Keep my account"
      submitLabel={pending ? 'Deleting...' : 'Delete for good'}
      grave
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        This cannot be undone. You need to be online. Enter your password to confirm it is you.
      </DialogContentText>
      <PasswordField
        label="Password"
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormDialog>
  );
}

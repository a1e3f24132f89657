import { zodResolver } from '@hookform/resolvers/zod';
import { Button, DialogContentText } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { deleteAccount, deletionSchema, type Deletion } from '#shared/contract/account-changes';

import { call } from '../../../http/call';
import { queryClient } from '../../../http/query';
import { signOutHere } from '../../../store/accounts';
import { LEFT_DAYS } from '../../../store/gone/gone-accounts';
import { useToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/form/password-field';
import { format } from '../../../ui/words/format';
import { FormDialog, useCallForm } from '../call-form';
import { ProfileCard } from '../profile-card';
import { messages } from './messages';

export function DeleteAccount({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <ProfileCard
      id="delete-account"
      title={messages.deleteAccount}
      words={format(messages.everyMeal, { days: LEFT_DAYS })}
    >
      <Button
        color="error"
        variant="outlined"
        onClick={() => {
          setOpen(true);
        }}
      >
        {messages.deleteMyAccount}
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
      toast({ title: messages.accountDeleted, description: messages.deletedHereAndOnTheServer });
    },
    failureTitle: messages.accountNotDeleted,
  });
  return (
    <FormDialog
      id="deletion-title"
      title={messages.deleteYourAccount}
      cancelLabel={messages.keepMyAccount}
      submitLabel={pending ? messages.deleting : messages.deleteForGood}
      grave
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>{messages.thisCannotBeUndone}</DialogContentText>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        problem={errors.currentPassword?.message}
        {...register('currentPassword')}
      />
    </FormDialog>
  );
}

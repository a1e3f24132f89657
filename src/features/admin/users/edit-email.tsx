import { zodResolver } from '@hookform/resolvers/zod';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';

import { type AdminUser, updateUserEmail, userEmailSchema } from '#shared/contract/admin/users';
import { at } from '#shared/contract/endpoint';

import { putUser } from '../../../http/admin/user-pages';
import { call } from '../../../http/call';
import { CallError } from '../../../http/call-error';
import { useToast } from '../../../ui/feedback/toast';
import { Field } from '../../../ui/form/field';
import { Dialog } from '../../../ui/layout/dialog';
import { isSessionRefused } from '../call-failures';
import { nameOf } from './user-words';

interface EditEmailProps {
  user: AdminUser;
  onClose: () => void;
}

export function EditEmail(props: EditEmailProps) {
  return (
    <Dialog open onClose={props.onClose} fullWidth maxWidth="xs" aria-labelledby={TITLE_ID}>
      <EmailForm {...props} />
    </Dialog>
  );
}

const TITLE_ID = 'edit-email-title';

/** A component of its own: the dialog renders its content late, and there is no field to focus before. */
function EmailForm({ user, onClose }: EditEmailProps) {
  const { register, submit, problem, pending, unchanged } = useEmailForm(user, onClose);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle id={TITLE_ID}>Edit User Email</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {nameOf(user)} signs in with this address. If mail is set up, the old and the new address
          are notified.
        </DialogContentText>
        <Field
          label="Email"
          type="email"
          autoComplete="off"
          problem={problem}
          {...register('email')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="contained" disabled={pending || unchanged}>
          {pending ? 'Updating...' : 'Update Email'}
        </Button>
      </DialogActions>
    </Box>
  );
}

function useEmailForm(user: AdminUser, onClose: () => void) {
  const toast = useToast();
  const { register, handleSubmit, formState, setError, setFocus, watch } = useForm({
    resolver: zodResolver(userEmailSchema),
    defaultValues: { email: user.email },
  });
  useEffect(() => {
    setFocus('email', { shouldSelect: true });
  }, [setFocus]);
  const submit = handleSubmit(async ({ email }) => {
    try {
      putUser((await call(at(updateUserEmail, { id: user.id }), { email })).user);
      onClose();
      toast({ title: 'Email updated successfully', description: 'User email has been changed.' });
    } catch (error) {
      if (isSessionRefused(error as Error)) return;
      if (error instanceof CallError) setError('email', { message: error.detail });
      const description = 'Failed to update email. Please try again.';
      toast({ title: 'Error', description, failed: true });
    }
  });
  const typed = watch('email').trim();
  return {
    register,
    submit,
    problem: formState.errors.email?.message,
    pending: formState.isSubmitting,
    unchanged: typed === '' || typed === user.email,
  };
}

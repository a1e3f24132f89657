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
import { format } from '../../../ui/words/format';
import { isSessionRefused } from '../call-failures';
import { messages } from './messages';
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

/** A separate component, because the dialog renders its content late and its field cannot be focused earlier. */
function EmailForm({ user, onClose }: EditEmailProps) {
  const { register, submit, problem, pending, unchanged } = useEmailForm(user, onClose);
  return (
    <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
      <DialogTitle id={TITLE_ID}>{messages.editUserEmail}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText>
          {format(messages.signsInWithNewAddress, { user: nameOf(user) })}
        </DialogContentText>
        <Field
          label={messages.email}
          type="email"
          autoComplete="off"
          problem={problem}
          {...register('email')}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{messages.cancel}</Button>
        <Button type="submit" variant="contained" disabled={pending || unchanged}>
          {pending ? messages.updating : messages.updateEmail}
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
      toast({
        title: messages.emailUpdatedSuccessfully,
        description: messages.emailChanged,
      });
    } catch (error) {
      if (isSessionRefused(error as Error)) return;
      if (error instanceof CallError) setError('email', { message: error.detail });
      const description = messages.failedToUpdateEmail;
      toast({ title: messages.error, description, failed: true });
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

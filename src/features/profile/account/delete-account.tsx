import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';

import { deleteAccount, deletionSchema, type Deletion } from '#shared/contract/account-changes';

import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { queryClient } from '../../../http/query';
import { signOutHere } from '../../../store/accounts';
import { useToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/form/password-field';
import { putFieldProblems } from '../../../ui/form/put-field-problems';
import { Card } from '../../../ui/layout/card';
import { Dialog } from '../../../ui/layout/dialog';

/** The end of an account: said what goes, asked for by the password. */
export function DeleteAccount({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="delete-account">
      <Typography id="delete-account" component="h2" variant="h3">
        Delete account
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2, color: 'text.secondary' }}>
        Every meal, photo, weight and detail goes, from the server and from each of your devices. A
        subscription ends first. You may want to export your data before.
      </Typography>
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
    </Card>
  );
}

function DeletionDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const navigate = useNavigate();
  const toast = useToast();
  const { register, handleSubmit, formState, setError } = useForm<Deletion>({
    resolver: zodResolver(deletionSchema),
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (input) => {
    try {
      await call(deleteAccount, input);
      queryClient.clear();
      await signOutHere(userId, 'give-up');
      await navigate('/');
      toast({ title: 'Account deleted', description: 'Everything of yours is gone. Farewell!' });
    } catch (error) {
      if (error instanceof CallError) putFieldProblems(setError, error.fields);
      const description = error instanceof CallError ? error.detail : 'Please try again.';
      toast({ title: 'Account not deleted', description, failed: true });
    }
  });
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="deletion-title">
      <DialogTitle id="deletion-title">Delete your account?</DialogTitle>
      <DialogContent>
        <Box
          component="form"
          noValidate
          sx={{ display: 'grid', gap: 2 }}
          onSubmit={(event) => void submit(event)}
        >
          <Typography>
            This cannot be undone. It needs signal, and your password so that nobody else does it.
          </Typography>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            problem={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
            {isSubmitting ? 'Deleting...' : 'Delete for good'}
          </Button>
          <Button onClick={onClose}>Keep my account</Button>
        </Box>
      </DialogContent>
    </Dialog>
  );
}

import { zodResolver } from '@hookform/resolvers/zod';
import {
  Box,
  Button,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material';
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
import { CardHead } from '../card-head';

/** The end of an account: said what goes, asked for by the password. */
export function DeleteAccount({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Card component="section" aria-labelledby="delete-account">
      <CardHead
        id="delete-account"
        title="Delete account"
        words="Every meal, photo, weight and detail goes, from the server and from each of your devices. A subscription ends first. You may want to export your data before."
      />
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
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="deletion-title">Delete your account?</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <DialogContentText>
            This cannot be undone. You need to be online. Enter your password to confirm it is you.
          </DialogContentText>
          <PasswordField
            label="Password"
            autoComplete="current-password"
            problem={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
          <Button onClick={onClose}>Keep my account</Button>
          <Button type="submit" variant="contained" color="secondary" disabled={isSubmitting}>
            {isSubmitting ? 'Deleting...' : 'Delete for good'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

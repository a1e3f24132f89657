import { zodResolver } from '@hookform/resolvers/zod';
import { Box, Button, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useForm } from 'react-hook-form';

import { PASSWORD_MIN } from '#shared/contract/accounts';
import {
  changePassword,
  passwordChangeSchema,
  type PasswordChange,
} from '#shared/contract/password-change';

import { call } from '../../../../http/call';
import { CallError } from '../../../../http/failure';
import { refetchOwnSessions } from '../../../../http/use-own-sessions';
import { useToast } from '../../../../ui/feedback/toast';
import { PasswordField } from '../../../../ui/form/password-field';
import { putFieldProblems } from '../../../../ui/form/put-field-problems';
import { Tick } from '../../../../ui/form/tick';
import { Dialog } from '../../../../ui/layout/dialog';
import { counted } from '../../../../ui/words/counted';

interface ChangePasswordProps {
  /** Whose password it is, for whatever keeps passwords. */
  email: string;
  onClose: () => void;
}

/** Asks for the old password and a new one, and whether other devices stay signed in. */
export function ChangePassword({ email, onClose }: ChangePasswordProps) {
  const { register, submit, errors, pending } = useChange(onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="change-password">
      <Box component="form" noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id="change-password">Change your password</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <input
            type="text"
            name="username"
            autoComplete="username"
            value={email}
            readOnly
            hidden
          />
          <PasswordField
            label="Current Password"
            autoComplete="current-password"
            problem={errors.currentPassword?.message}
            {...register('currentPassword')}
          />
          <PasswordField
            label="New Password"
            placeholder={`Min. ${PASSWORD_MIN} characters`}
            autoComplete="new-password"
            problem={errors.password?.message}
            {...register('password')}
          />
          <PasswordField
            label="Confirm New Password"
            autoComplete="new-password"
            problem={errors.confirmPassword?.message}
            {...register('confirmPassword')}
          />
          <Tick
            label="Keep my other devices signed in"
            hint="Leave this off if somebody else may know the old password."
            {...register('keepOtherSessions')}
          />
        </DialogContent>
        <DialogActions
          sx={{ flexWrap: 'wrap', rowGap: 1, '& .MuiButton-root': { whiteSpace: 'nowrap' } }}
        >
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" disabled={pending}>
            {pending ? 'Changing...' : 'Change password'}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function useChange(onClose: () => void) {
  const toast = useToast();
  const { register, handleSubmit, formState, setError } = useForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { keepOtherSessions: false },
  });
  const submit = handleSubmit(async (change) => {
    try {
      const { ended } = await call(changePassword, change);
      onClose();
      const kept = change.keepOtherSessions === true;
      toast({ title: 'Password changed', description: kept ? STAYED : endedWords(ended) });
      void refetchOwnSessions();
    } catch (error) {
      if (error instanceof CallError) putFieldProblems(setError, error.fields);
      const description = error instanceof CallError ? error.detail : 'Please try again.';
      toast({ title: 'Password not changed', description, failed: true });
    }
  });
  return { register, submit, errors: formState.errors, pending: formState.isSubmitting };
}

const STAYED = 'Your other devices stay signed in.';

function endedWords(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.';
  return `${counted(ended, 'other session')} ended. This device stays signed in.`;
}

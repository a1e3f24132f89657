import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mui/material';
import { useState } from 'react';

import { PASSWORD_MIN } from '#shared/contract/accounts';
import {
  changePassword,
  type PasswordChange,
  passwordChangeSchema,
} from '#shared/contract/password-change';

import { useOnline } from '../../../device/use-online';
import { call } from '../../../http/call';
import { refetchOwnSessions } from '../../../http/use-account-security';
import { useToast } from '../../../ui/feedback/toast';
import { PasswordField } from '../../../ui/form/password-field';
import { Tick } from '../../../ui/form/tick';
import { counted } from '../../../ui/words/counted';
import { FormDialog, useCallForm } from '../call-form';
import { NeedsConnection, ProfileCard } from '../profile-card';

export function PasswordCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  return (
    <ProfileCard
      id="password"
      title="Your password"
      words="Change it if somebody else may know it. Your other devices are then signed out, unless you keep them."
    >
      <Button
        variant="outlined"
        disabled={!online}
        onClick={() => {
          setOpen(true);
        }}
      >
        Change password
      </Button>
      <NeedsConnection what="Changing the password" />
      {open && (
        <ChangePassword
          email={email}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </ProfileCard>
  );
}

interface ChangePasswordProps {
  /** For password managers. */
  email: string;
  onClose: () => void;
}

/** Asks for the old password and a new one, and whether other devices stay signed in. */
function ChangePassword({ email, onClose }: ChangePasswordProps) {
  const { register, submit, errors, pending } = useChangePassword(onClose);
  return (
    <FormDialog
      id="change-password"
      title="Change your password"
      cancelLabel="Cancel"
      submitLabel={pending ? 'Changing...' : 'Change password'}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
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
    </FormDialog>
  );
}

function useChangePassword(onClose: () => void) {
  const toast = useToast();
  return useCallForm<PasswordChange>({
    resolver: zodResolver(passwordChangeSchema),
    defaultValues: { keepOtherSessions: false },
    send: async (change) => {
      const { ended } = await call(changePassword, change);
      onClose();
      const kept = change.keepOtherSessions === true;
      toast({ title: 'Password changed', description: kept ? STAYED : endedWords(ended) });
      void refetchOwnSessions();
    },
    failureTitle: 'Password not changed',
  });
}

const STAYED = 'Your other devices stay signed in.';

function endedWords(ended: number): string {
  if (ended === 0) return 'You were signed in nowhere else.';
  return `${counted(ended, 'other session')} ended. This device stays signed in.`;
}

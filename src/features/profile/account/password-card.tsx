import { zodResolver } from '@hookform/resolvers/zod';
import { Button } from '@mui/material';
import { useState } from 'react';

import {
  changePassword,
  type PasswordChange,
  passwordChangeSchema,
} from '#shared/contract/account-changes';

import { useOnline } from '../../../device/use-online';
import { call } from '../../../http/call';
import { refetchOwnSessions } from '../../../http/use-account-security';
import { useToast } from '../../../ui/feedback/toast';
import { NewPasswordFields, PasswordField } from '../../../ui/form/password-field';
import { Tick } from '../../../ui/form/tick';
import { format } from '../../../ui/words/format';
import { FormDialog, useCallForm } from '../call-form';
import { NeedsConnection, ProfileCard } from '../profile-card';
import { messages } from './messages';

export function PasswordCard({ email }: { email: string }) {
  const [open, setOpen] = useState(false);
  const online = useOnline();
  return (
    <ProfileCard id="password" title={messages.yourPassword} words={messages.changePasswordIfKnown}>
      <Button
        variant="outlined"
        disabled={!online}
        onClick={() => {
          setOpen(true);
        }}
      >
        {messages.changePassword}
      </Button>
      <NeedsConnection what={messages.changingThePassword} />
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
  const { register, field, submit, pending } = useChangePassword(onClose);
  return (
    <FormDialog
      title={messages.changeYourPassword}
      label={messages.changePassword}
      pendingLabel={messages.changing}
      pending={pending}
      onSubmit={submit}
      onClose={onClose}
    >
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={messages.currentPassword}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
      <NewPasswordFields
        label={messages.newPassword}
        confirmLabel={messages.confirmNewPassword}
        field={field}
      />
      <Tick
        label={messages.keepOtherDevicesSignedIn}
        hint={messages.leaveOffIfPasswordKnown}
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
      toast({ title: messages.passwordChanged, description: kept ? STAYED : endedWords(ended) });
      void refetchOwnSessions();
    },
    failureTitle: messages.passwordNotChanged,
  });
}

const STAYED = messages.otherDevicesStaySignedIn;

function endedWords(ended: number): string {
  if (ended === 0) return messages.noOtherDeviceSignedIn;
  return format(messages.otherSessionsEnded, { ended });
}

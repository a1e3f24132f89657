import { zodResolver } from '@hookform/resolvers/zod';
import { Box, DialogContentText } from '@mui/material';

import { type Deletion, deletionSchema } from '#shared/contract/account-changes';

import { PasswordField } from '../../ui/form/password-field';
import { FormDialog, useCallForm } from './call-form';
import { messages } from './messages';

interface PasswordDialogProps {
  title: string;
  /** Whom or what it affects. */
  about?: string;
  words: string;
  label: string;
  pendingLabel: string;
  cancelLabel?: string;
  grave?: boolean;
  /** A failure is a toast with this title. */
  failureTitle: string;
  send: (proof: { currentPassword: string }) => Promise<void>;
  onFailure?: () => void;
  onClose: () => void;
}

/** Asks for the password before something that only the account's owner may do. */
export function PasswordDialog(props: PasswordDialogProps) {
  const { about, words, send, failureTitle, onFailure, ...dialog } = props;
  const { field, submit, pending } = useCallForm<Deletion>({
    resolver: zodResolver(deletionSchema),
    ...{ send, failureTitle, onFailure },
  });
  return (
    <FormDialog {...dialog} pending={pending} onSubmit={submit}>
      {about !== undefined && <Box sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>{about}</Box>}
      <DialogContentText>{words}</DialogContentText>
      <PasswordField
        label={messages.password}
        autoComplete="current-password"
        {...field('currentPassword')}
      />
    </FormDialog>
  );
}

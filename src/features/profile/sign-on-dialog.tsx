import { Box, DialogContentText } from '@mui/material';
import { type SyntheticEvent, useState } from 'react';

import { confirmBySingleSignOn } from '#shared/contract/single-sign-on';

import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { useHost } from '../../http/host';
import { isKeptInMemory } from '../../store/shared-device';
import { format } from '../../ui/words/format';
import { FormDialog, type ProofDialogProps, useFailureToast } from './call-form';
import { messages } from './messages';

/** Whether a user without a password must confirm the call first. */
export function needsConfirmation(error: unknown): boolean {
  return error instanceof CallError && error.code === 'confirmation_needed';
}

/** For an action that only the account's owner may do, if the user has no password. */
export function SignOnDialog(props: ProofDialogProps) {
  const { about, words, send, failureTitle, onFailure, ...dialog } = props;
  const [asks, setAsks] = useState(false);
  const [pending, setPending] = useState(false);
  const showFailure = useFailureToast(failureTitle, messages.pleaseTryAgain);
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      await send({});
    } catch (error) {
      if (needsConfirmation(error)) setAsks(true);
      else {
        showFailure(error);
        onFailure?.();
      }
    } finally {
      setPending(false);
    }
  };
  if (asks) return <ConfirmDialog onClose={dialog.onClose} />;
  return (
    <FormDialog {...dialog} pending={pending} onSubmit={submit}>
      {about !== undefined && <Box sx={{ fontWeight: 680, overflowWrap: 'anywhere' }}>{about}</Box>}
      {words !== undefined && <DialogContentText>{words}</DialogContentText>}
    </FormDialog>
  );
}

/** Opens the single sign-on service, where the user signs in again. */
export function ConfirmDialog({ onClose }: { onClose: () => void }) {
  const { name = messages.yourSignIn } = useHost().singleSignOn ?? {};
  const [pending, setPending] = useState(false);
  const showFailure = useFailureToast(messages.notConfirmed, messages.pleaseTryAgain);
  // On a shared device, leaving the page would sign the user out.
  const isPossible = !isKeptInMemory();
  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setPending(true);
    try {
      const { address } = await call(confirmBySingleSignOn, {});
      window.location.assign(address);
    } catch (error) {
      setPending(false);
      showFailure(error);
    }
  };
  return (
    <FormDialog
      title={messages.confirmThatItIsYou}
      label={format(messages.continueWith, { name })}
      pendingLabel={format(messages.openingIt, { name })}
      pending={pending || !isPossible}
      onSubmit={submit}
      onClose={onClose}
    >
      <DialogContentText>
        {format(isPossible ? messages.signInThereAgain : messages.notOnSharedDevice, { name })}
      </DialogContentText>
    </FormDialog>
  );
}

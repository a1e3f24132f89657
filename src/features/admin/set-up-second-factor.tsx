import { Box, Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';

import {
  adminMe,
  beginAdminSecondFactor,
  confirmAdminSecondFactor,
} from '#shared/contract/admin/session';

import { copyText } from '../../device/copy-text';
import { saveFile } from '../../device/save-file';
import { refetchAdmin } from '../../http/admin/queries';
import { call } from '../../http/call';
import { CallError } from '../../http/call-error';
import { useToast } from '../../ui/feedback/toast';
import { setFieldErrors } from '../../ui/form/field';
import { Entrance, OtherWays } from '../../ui/layout/entrance';
import { AddPasskey } from '../../ui/passkeys/passkey-dialogs';
import { copiedToast } from '../../ui/second-factor/copied-toast';
import { RecoveryCodes } from '../../ui/second-factor/recovery-codes';
import { SetUpSteps } from '../../ui/second-factor/set-up-steps';
import { isSessionRefused } from './call-failures';
import { messages } from './messages';
import { ADMIN_PASSKEYS } from './security/admin-passkeys';
import { useSignOut } from './use-sign-out';

interface SetUpSecondFactorProps {
  onCodes: () => void;
  onDone: () => void;
  /** The button that leaves the setup. */
  back: ReactNode;
}

export function SetUpSecondFactor({ onCodes, onDone, back }: SetUpSecondFactorProps) {
  const [codes, setCodes] = useState<string[]>();
  const toast = useToast();
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => {
      toast(copiedToast(isCopied));
    });
  };
  const onFailure = <Values extends FieldValues>(
    error: unknown,
    setError: UseFormSetError<Values>,
  ) => {
    // The dashboard closes by itself in this case.
    if (isSessionRefused(error as Error)) return;
    const failure = error instanceof CallError ? error : undefined;
    if (failure) setFieldErrors(setError, failure.fields);
    const description = failure?.detail ?? messages.pleaseTryAgain;
    toast({ title: messages.notSetUp, description, failed: true });
    if (failure?.code === 'second_factor_on') onDone();
  };
  if (codes) {
    return (
      <RecoveryCodes
        codes={codes}
        onCopy={copy}
        onSave={(name, text) => {
          saveFile(name, text, 'text/plain');
        }}
        onDone={onDone}
      />
    );
  }
  return (
    <SetUpSteps
      begin={async (proof) => call(beginAdminSecondFactor, proof)}
      confirm={async (proof) => (await call(confirmAdminSecondFactor, proof)).recoveryCodes}
      onFailure={onFailure}
      onCodes={(given) => {
        setCodes(given);
        onCodes();
      }}
      onCopy={copy}
      back={back}
    />
  );
}

/** Call after a change that may open or close the admin area. */
export async function refetchAdminMe(): Promise<void> {
  await refetchAdmin(adminMe);
}

/** Offers a passkey instead, which also counts as a second factor. */
function PasskeyInstead() {
  const [open, setOpen] = useState(false);
  return (
    <OtherWays>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        {messages.addAPasskeyInstead}
      </Button>
      {open && (
        <AddPasskey
          calls={ADMIN_PASSKEYS}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </OtherWays>
  );
}

/** Replaces the dashboard when the deadline for setting up a second factor has passed. */
export function SetUpPage() {
  const [hasCodes, setHasCodes] = useState(false);
  const { pending, signOut } = useSignOut();
  return (
    <Entrance
      title={hasCodes ? messages.keepYourRecoveryCodes : messages.setUpTwoStepSignIn}
      subtitle={hasCodes ? '' : messages.administratorsNeedTwoStep}
      footer={<Box sx={{ maxWidth: 360, textAlign: 'center' }}>{messages.opensWhenDone}</Box>}
    >
      <SetUpSecondFactor
        onCodes={() => {
          setHasCodes(true);
        }}
        onDone={() => void refetchAdminMe()}
        back={
          <Button disabled={pending} onClick={() => void signOut()}>
            {messages.signOut}
          </Button>
        }
      />
      {!hasCodes && <PasskeyInstead />}
    </Entrance>
  );
}

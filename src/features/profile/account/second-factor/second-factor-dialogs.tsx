import { Button, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useState } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';

import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
} from '#shared/contract/second-factor';

import { copyText } from '../../../../device/copy-text';
import { saveFile } from '../../../../device/save-file';
import { call } from '../../../../http/call';
import { CallError } from '../../../../http/call-error';
import { refetchSecondFactor } from '../../../../http/use-account-security';
import { useToast } from '../../../../ui/feedback/toast';
import { setFieldErrors } from '../../../../ui/form/field';
import { Dialog } from '../../../../ui/layout/dialog';
import { copiedToast } from '../../../../ui/second-factor/copied-toast';
import { RecoveryCodes } from '../../../../ui/second-factor/recovery-codes';
import { SetUpSteps } from '../../../../ui/second-factor/set-up-steps';
import { messages } from './messages';
import { ProofForm } from './proof-form';

interface SecondFactorDialogProps {
  onClose: () => void;
}

export function SetUpDialog({ onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const toast = useToast();
  const copy = useCopy();
  const onFailure = useFailure(messages.notTurnedOn, onClose);
  const showCodes = (given: string[]) => {
    setCodes(given);
    void refetchSecondFactor();
    toast({
      title: messages.twoStepSignInIsOn,
      description: messages.otherDevicesSignedOut,
    });
  };
  return (
    <CodesDialog
      id="set-up-title"
      title={messages.setUpTwoStepSignIn}
      codes={codes}
      onClose={onClose}
    >
      <SetUpSteps
        begin={async (proof) => call(beginSecondFactor, proof)}
        confirm={async (proof) => (await call(confirmSecondFactor, proof)).recoveryCodes}
        onFailure={onFailure}
        onCodes={showCodes}
        onCopy={copy}
        back={<Button onClick={onClose}>{messages.cancel}</Button>}
      />
    </CodesDialog>
  );
}

export function NewCodesDialog({ onClose }: SecondFactorDialogProps) {
  const [codes, setCodes] = useState<string[]>();
  const onFailure = useFailure(messages.noNewCodes, onClose);
  return (
    <CodesDialog
      id="new-codes-title"
      title={messages.newRecoveryCodes}
      codes={codes}
      onClose={onClose}
    >
      <ProofForm
        words={messages.getTenNewCodes}
        label={messages.makeNewOnes}
        act={async (proof) => {
          setCodes((await call(renewRecoveryCodes, proof)).recoveryCodes);
          void refetchSecondFactor();
        }}
        onFailure={onFailure}
        onCancel={onClose}
      />
    </CodesDialog>
  );
}

export function TurnOffDialog({ onClose }: SecondFactorDialogProps) {
  const toast = useToast();
  const onFailure = useFailure(messages.notTurnedOff, onClose);
  return (
    <CodesDialog id="turn-off-title" title={messages.askTurnOff} onClose={onClose}>
      <ProofForm
        words={messages.passwordAloneSignsIn}
        label={messages.turnOff}
        grave
        act={async (proof) => {
          await call(removeSecondFactor, proof);
          await refetchSecondFactor();
          onClose();
          toast({
            title: messages.twoStepSignInIsOff,
            description: messages.canRemoveFromApp,
          });
        }}
        onFailure={onFailure}
        onCancel={onClose}
      />
    </CodesDialog>
  );
}

interface CodesDialogProps extends SecondFactorDialogProps {
  id: string;
  title: string;
  /** The new recovery codes. While they are shown, a tap outside does not close the dialog. */
  codes?: readonly string[] | undefined;
  children: ReactNode;
}

/** Shows a form, and then the recovery codes that it returned. */
function CodesDialog({ id, title, codes, onClose, children }: CodesDialogProps) {
  return (
    <Dialog open onClose={codes ? undefined : onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{codes ? messages.keepYourRecoveryCodes : title}</DialogTitle>
      <DialogContent>
        {codes ? <KeptCodes codes={codes} onDone={onClose} /> : children}
      </DialogContent>
    </Dialog>
  );
}

/** Recovery codes, with buttons to copy and to save them on this device. */
function KeptCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const copy = useCopy();
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

/** Copies a text and shows a toast with the result. */
function useCopy(): (text: string) => void {
  const toast = useToast();
  return (text) => {
    void copyText(text).then((isCopied) => {
      toast(copiedToast(isCopied));
    });
  };
}

// It was turned on or off elsewhere, or the setup has expired, so the dialog cannot continue.
const STALE = new Set(['second_factor_on', 'second_factor_off', 'second_factor_not_begun']);

// The server's answer with the recovery codes may have been lost.
const ON_ALREADY = messages.alreadyOn;

/** Shows why a call failed, also at its field. Closes the dialog if its state is out of date. */
function useFailure(title: string, onClose: () => void) {
  const toast = useToast();
  return <Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): void => {
    const failure = error instanceof CallError ? error : undefined;
    if (failure) setFieldErrors(setError, failure.fields);
    const isOn = failure?.code === 'second_factor_on';
    const words = isOn ? ON_ALREADY : (failure?.detail ?? messages.pleaseTryAgain);
    toast({ title, description: words, failed: true });
    if (!STALE.has(failure?.code ?? '')) return;
    void refetchSecondFactor();
    onClose();
  };
}

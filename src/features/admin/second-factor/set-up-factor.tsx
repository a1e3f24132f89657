import { useState, type ReactNode } from 'react';
import type { FieldValues, UseFormSetError } from 'react-hook-form';

import { adminMe } from '#shared/contract/admin/session';
import {
  beginAdminSecondFactor,
  confirmAdminSecondFactor,
} from '#shared/contract/admin/second-factor';

import { copyText } from '../../../device/copy-text';
import { saveFile } from '../../../device/save-file';
import { refetchDesk } from '../../../http/admin/answers';
import { call } from '../../../http/call';
import { CallError } from '../../../http/failure';
import { useToast } from '../../../ui/feedback/toast';
import { putFieldProblems } from '../../../ui/form/put-field-problems';
import { RecoveryCodes } from '../../../ui/second-factor/recovery-codes';
import { SetUpSteps } from '../../../ui/second-factor/set-up-steps';
import { isRefusal } from '../failure-words';

interface SetUpFactorProps {
  onCodes: () => void;
  onDone: () => void;
  /** The way out. */
  back: ReactNode;
}

/** Sets an administrator's second factor up, to the recovery codes. */
export function SetUpFactor({ onCodes, onDone, back }: SetUpFactorProps) {
  const [codes, setCodes] = useState<string[]>();
  const toast = useToast();
  const copy = (text: string) => {
    void copyText(text).then((isCopied) => {
      toast(isCopied ? COPIED : NOT_COPIED);
    });
  };
  const onFailure = <Values extends FieldValues>(
    error: unknown,
    setError: UseFormSetError<Values>,
  ) => {
    // The desk closes by itself then.
    if (isRefusal(error as Error)) return;
    const failure = error instanceof CallError ? error : undefined;
    if (failure) putFieldProblems(setError, failure.fields);
    const description = failure?.detail ?? 'Please try again.';
    toast({ title: 'Not set up', description, failed: true });
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

/** Asks anew whose desk this is, and whether it opens. */
export async function recheckDesk(): Promise<void> {
  await refetchDesk(adminMe);
}

const COPIED = { title: 'Copied', description: 'Paste it where you keep such things.' };
const NOT_COPIED = {
  title: 'Not copied',
  description: 'This browser does not allow it. Please select the text and copy it.',
  failed: true,
};

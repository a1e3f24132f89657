import { Button, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';

import { beginSecondFactor, confirmSecondFactor } from '#shared/contract/second-factor';

import { call } from '../../../../http/call';
import { refetchSecondFactor } from '../../../../http/use-second-factor';
import { useToast } from '../../../../ui/feedback/toast';
import { Dialog } from '../../../../ui/layout/dialog';
import { SetUpSteps } from '../../../../ui/second-factor/set-up-steps';
import { KeptCodes, useCopy } from './kept-codes';
import { useFailure } from './use-failure';

/** Turns two-step sign-in on. Once there are recovery codes, a tap beside the dialog does not lose them. */
export function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const toast = useToast();
  const copy = useCopy();
  const onFailure = useFailure('Not turned on', onClose);
  const showCodes = (given: string[]) => {
    setCodes(given);
    void refetchSecondFactor();
    toast({
      title: 'Two-step sign-in is on',
      description: 'Your other devices were signed out; what waits on them is kept.',
    });
  };
  return (
    <Dialog
      open
      onClose={codes ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="set-up-title"
    >
      <DialogTitle id="set-up-title">
        {codes ? 'Keep your recovery codes' : 'Set up two-step sign-in'}
      </DialogTitle>
      <DialogContent>
        {codes ? (
          <KeptCodes codes={codes} onDone={onClose} />
        ) : (
          <SetUpSteps
            begin={async (proof) => call(beginSecondFactor, proof)}
            confirm={async (proof) => (await call(confirmSecondFactor, proof)).recoveryCodes}
            onFailure={onFailure}
            onCodes={showCodes}
            onCopy={copy}
            back={<Button onClick={onClose}>Cancel</Button>}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

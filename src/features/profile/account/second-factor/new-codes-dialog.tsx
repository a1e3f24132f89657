import { DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';

import { renewRecoveryCodes } from '#shared/contract/second-factor';

import { call } from '../../../../http/call';
import { refetchSecondFactor } from '../../../../http/use-second-factor';
import { Dialog } from '../../../../ui/layout/dialog';
import { KeptCodes } from './kept-codes';
import { ProofForm } from './proof-form';
import { useFailure } from './use-failure';

/** Makes new recovery codes, and shows them. */
export function NewCodesDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<string[]>();
  const onFailure = useFailure('No new codes', onClose);
  return (
    <Dialog
      open
      onClose={codes ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="new-codes-title"
    >
      <DialogTitle id="new-codes-title">
        {codes ? 'Keep your recovery codes' : 'New recovery codes'}
      </DialogTitle>
      <DialogContent>
        {codes ? (
          <KeptCodes codes={codes} onDone={onClose} />
        ) : (
          <ProofForm
            words="You get ten new ones, and those that you have stop working. You need to be online."
            label="Make new ones"
            act={async (proof) => {
              setCodes((await call(renewRecoveryCodes, proof)).recoveryCodes);
              void refetchSecondFactor();
            }}
            onFailure={onFailure}
            onCancel={onClose}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

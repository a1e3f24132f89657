import { DialogContent, DialogTitle } from '@mui/material';

import { removeSecondFactor } from '#shared/contract/second-factor';

import { call } from '../../../../http/call';
import { refetchSecondFactor } from '../../../../http/use-second-factor';
import { useToast } from '../../../../ui/feedback/toast';
import { Dialog } from '../../../../ui/layout/dialog';
import { ProofForm } from './proof-form';
import { useFailure } from './use-failure';

/** Turns two-step sign-in off. */
export function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const toast = useToast();
  const onFailure = useFailure('Not turned off', onClose);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="turn-off-title">
      <DialogTitle id="turn-off-title">Turn off two-step sign-in?</DialogTitle>
      <DialogContent>
        <ProofForm
          words="Your password alone signs you in then. You need to be online."
          label="Turn off"
          grave
          act={async (proof) => {
            await call(removeSecondFactor, proof);
            await refetchSecondFactor();
            onClose();
            toast({
              title: 'Two-step sign-in is off',
              description: 'You can remove Platelog from your authenticator app.',
            });
          }}
          onFailure={onFailure}
          onCancel={onClose}
        />
      </DialogContent>
    </Dialog>
  );
}

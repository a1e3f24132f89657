import { Box, Button, DialogContent, DialogTitle, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';

import { removeSecondFactor, renewRecoveryCodes } from '#shared/contract/second-factor';

import { call } from '../../../../http/call';
import { CallError } from '../../../../http/failure';
import { refetchSecondFactor, useSecondFactor } from '../../../../http/use-second-factor';
import { useToast } from '../../../../ui/feedback/toast';
import { Icon } from '../../../../ui/icons';
import { Card } from '../../../../ui/layout/card';
import { Dialog } from '../../../../ui/layout/dialog';
import { counted } from '../../../../ui/words/counted';
import { momentWords } from '../../../../ui/words/moment';
import { CardHead } from '../../card-head';
import { KeptCodes } from './kept-codes';
import { ProofForm } from './proof-form';
import { SetUpDialog } from './set-up-dialog';
import { useFailure } from './use-failure';

type Opened = 'set-up' | 'new-codes' | 'turn-off';

const DIALOGS = {
  'set-up': SetUpDialog,
  'new-codes': NewCodesDialog,
  'turn-off': TurnOffDialog,
} satisfies Record<Opened, unknown>;

/** Two-step sign-in: how it stands, and all that can be done with it. It lives at the server alone. */
export function TwoStepCard() {
  const [opened, setOpened] = useState<Opened>();
  const { data, error, isPending, refetch } = useSecondFactor();
  const Opening = opened && DIALOGS[opened];
  return (
    <Card component="section" aria-labelledby="two-step">
      <CardHead
        id="two-step"
        title="Two-step sign-in"
        words="After your password, a code from an app on your phone: whoever learns your password alone cannot sign in."
      />
      {data && <Standing {...data} onOpen={setOpened} />}
      {!data && isPending && (
        <Skeleton variant="rounded" height={48} aria-busy aria-label="Loading two-step sign-in" />
      )}
      {!data && !isPending && <NotNow error={error} onTry={() => void refetch()} />}
      {Opening && (
        <Opening
          onClose={() => {
            setOpened(undefined);
          }}
        />
      )}
    </Card>
  );
}

interface StandingProps {
  on: boolean;
  since: number | null;
  recoveryCodesLeft: number;
  onOpen: (dialog: Opened) => void;
}

function Standing({ on, since, recoveryCodesLeft, onOpen }: StandingProps) {
  const opener = (dialog: Opened) => () => {
    onOpen(dialog);
  };
  if (!on) {
    return (
      <Button variant="contained" aria-haspopup="dialog" onClick={opener('set-up')}>
        Set up
      </Button>
    );
  }
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1.5, mb: 2.5 }}>
        <Box sx={{ color: 'primary.main', flex: 'none', lineHeight: 0 }}>
          <Icon name="shield" size={26} />
        </Box>
        <div>
          <Box sx={{ fontWeight: 700 }}>
            On{since !== null && ` since ${momentWords(since, Date.now())}`}
          </Box>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {leftWords(recoveryCodesLeft)}
          </Typography>
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={opener('new-codes')}>
          New recovery codes
        </Button>
        <Button color="error" aria-haspopup="dialog" onClick={opener('turn-off')}>
          Turn off
        </Button>
      </Box>
    </>
  );
}

const FEW = 3;

function leftWords(left: number): string {
  if (left === 0)
    return 'No recovery codes are left. Make new ones with your app, in case you lose your phone.';
  const words = `${counted(left, 'recovery code')} left`;
  return left <= FEW ? `${words}. Make new ones before they run out.` : `${words}.`;
}

function NotNow({ error, onTry }: { error: Error | null; onTry: () => void }) {
  const isAnswered = error instanceof CallError && error.kind !== 'offline';
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {isAnswered
          ? error.detail
          : 'This needs the server, and there is no connection to it right now.'}
      </Typography>
      <Button variant="outlined" onClick={onTry}>
        Try again
      </Button>
    </>
  );
}

/** Turns two-step sign-in off. */
function TurnOffDialog({ onClose }: { onClose: () => void }) {
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

/** Makes new recovery codes, and shows them. */
function NewCodesDialog({ onClose }: { onClose: () => void }) {
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

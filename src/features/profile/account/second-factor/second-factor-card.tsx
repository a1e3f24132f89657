import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';

import { CallError } from '../../../../http/call-error';
import { useSecondFactor } from '../../../../http/use-account-security';
import { Icon } from '../../../../ui/icons';
import { format } from '../../../../ui/words/format';
import { momentWords } from '../../../../ui/words/time';
import { ProfileCard } from '../../profile-card';
import { messages } from './messages';
import { NewCodesDialog, SetUpDialog, TurnOffDialog } from './second-factor-dialogs';

type DialogName = 'set-up' | 'new-codes' | 'turn-off';

const DIALOGS = {
  'set-up': SetUpDialog,
  'new-codes': NewCodesDialog,
  'turn-off': TurnOffDialog,
} satisfies Record<DialogName, unknown>;

/** Two-step sign-in. Its state is only on the server, so this needs a connection. */
export function SecondFactorCard() {
  const [dialog, setDialog] = useState<DialogName>();
  const { data, error, isPending, refetch } = useSecondFactor();
  const OpenDialog = dialog && DIALOGS[dialog];
  return (
    <ProfileCard id="two-step" title={messages.twoStepSignIn} words={messages.afterYourPassword}>
      {data && <Status {...data} onOpen={setDialog} />}
      {!data && isPending && (
        <Skeleton
          variant="rounded"
          height={48}
          aria-busy
          aria-label={messages.loadingTwoStepSignIn}
        />
      )}
      {!data && !isPending && <LoadFailed error={error} onTry={() => void refetch()} />}
      {OpenDialog && (
        <OpenDialog
          onClose={() => {
            setDialog(undefined);
          }}
        />
      )}
    </ProfileCard>
  );
}

interface StatusProps {
  on: boolean;
  since: number | null;
  recoveryCodesLeft: number;
  onOpen: (dialog: DialogName) => void;
}

function Status({ on, since, recoveryCodesLeft, onOpen }: StatusProps) {
  const opener = (dialog: DialogName) => () => {
    onOpen(dialog);
  };
  if (!on) {
    return (
      <Button variant="contained" aria-haspopup="dialog" onClick={opener('set-up')}>
        {messages.setUp}
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
            {messages.on}
            {since !== null && ` since ${momentWords(since, Date.now())}`}
          </Box>
          <Typography sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
            {leftWords(recoveryCodesLeft)}
          </Typography>
        </div>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" aria-haspopup="dialog" onClick={opener('new-codes')}>
          {messages.newRecoveryCodes}
        </Button>
        <Button color="error" aria-haspopup="dialog" onClick={opener('turn-off')}>
          {messages.turnOff}
        </Button>
      </Box>
    </>
  );
}

const FEW = 3;

function leftWords(left: number): string {
  if (left === 0) return messages.noRecoveryCodesLeft;
  const words = format(messages.recoveryCodesLeft, { left });
  return left <= FEW ? format(messages.makeNewBeforeTheyRunOut, { words }) : `${words}.`;
}

function LoadFailed({ error, onTry }: { error: Error | null; onTry: () => void }) {
  const isAnswered = error instanceof CallError && error.kind !== 'offline';
  return (
    <>
      <Typography sx={{ mb: 1.5 }}>
        {isAnswered ? error.detail : messages.thisNeedsTheServer}
      </Typography>
      <Button variant="outlined" onClick={onTry}>
        {messages.tryAgain}
      </Button>
    </>
  );
}

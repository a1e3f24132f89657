import { Button, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';

import { watchRefusals } from '../../http/admin/bearer';
import { Banner } from '../../ui/feedback/banner';
import { Dialog } from '../../ui/layout/dialog';
import { format } from '../../ui/words/format';
import { messages } from './messages';
import { refetchAdminMe, SetUpSecondFactor } from './set-up-second-factor';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

export function SecondFactorBanner({ due }: { due: number }) {
  const [open, setOpen] = useState(false);
  useEffect(watchEnd, []);
  return (
    <>
      <Banner
        actions={
          <Button
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
            }}
          >
            {messages.setUpNow}
          </Button>
        }
      >
        {format(messages.twoStepSignInDue, { due: DAY.format(due) })}
      </Banner>
      {open && (
        <SetUpDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** The deadline may pass while the dashboard is open. The first refused call then closes the dashboard. */
function watchEnd(): () => void {
  let asking = false;
  return watchRefusals('second_factor_required', () => {
    // Only once, because this request is also refused.
    if (asking) return;
    asking = true;
    void refetchAdminMe().finally(() => {
      asking = false;
    });
  });
}

function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [hasCodes, setHasCodes] = useState(false);
  return (
    <Dialog
      open
      // A tap outside the dialog must not lose the codes.
      onClose={hasCodes ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="set-up-title"
    >
      <DialogTitle id="set-up-title">
        {hasCodes ? messages.keepYourRecoveryCodes : messages.setUpTwoStepSignIn}
      </DialogTitle>
      <DialogContent>
        <SetUpSecondFactor
          onCodes={() => {
            setHasCodes(true);
          }}
          onDone={() => {
            onClose();
            void refetchAdminMe();
          }}
          back={<Button onClick={onClose}>{messages.cancel}</Button>}
        />
      </DialogContent>
    </Dialog>
  );
}

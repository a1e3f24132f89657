import { Button, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useState } from 'react';

import { watchRefusals } from '../../../http/admin/bearer';
import { Banner } from '../../../ui/feedback/banner';
import { Dialog } from '../../../ui/layout/dialog';
import { recheckDesk, SetUpFactor } from './set-up-factor';

const DAY = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric' });

/** Says until when an administrator can do without a second factor, and leads to it. */
export function DueBanner({ due }: { due: number }) {
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
            Set up now
          </Button>
        }
      >
        Two-step sign-in is not set up for you. From {DAY.format(due)} on, the admin area opens only
        with it.
      </Banner>
      {open && (
        <SetUpFactorDialog
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
    </>
  );
}

/** The time may run out while the desk is open: whichever call is refused then, all of the desk is. */
function watchEnd(): () => void {
  let asking = false;
  return watchRefusals('second_factor_required', () => {
    // The question itself is refused, too.
    if (asking) return;
    asking = true;
    void recheckDesk().finally(() => {
      asking = false;
    });
  });
}

function SetUpFactorDialog({ onClose }: { onClose: () => void }) {
  const [hasCodes, setHasCodes] = useState(false);
  return (
    <Dialog
      open
      // A tap beside the dialog does not lose the codes.
      onClose={hasCodes ? undefined : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby="set-up-title"
    >
      <DialogTitle id="set-up-title">
        {hasCodes ? 'Keep your recovery codes' : 'Set up two-step sign-in'}
      </DialogTitle>
      <DialogContent>
        <SetUpFactor
          onCodes={() => {
            setHasCodes(true);
          }}
          onDone={() => {
            onClose();
            void recheckDesk();
          }}
          back={<Button onClick={onClose}>Cancel</Button>}
        />
      </DialogContent>
    </Dialog>
  );
}

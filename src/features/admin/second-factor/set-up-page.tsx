import { Box, Button } from '@mui/material';
import { useState } from 'react';

import { Entrance } from '../../../ui/layout/entrance';
import { useSignOut } from '../use-sign-out';
import { recheckDesk, SetUpFactor } from './set-up-factor';

/** Instead of the desk, for an administrator who should have set up a second factor by now. */
export function SetUpPage() {
  const [hasCodes, setHasCodes] = useState(false);
  const { pending, signOut } = useSignOut();
  return (
    <Entrance
      title={hasCodes ? 'Keep your recovery codes' : 'Set up two-step sign-in'}
      subtitle={hasCodes ? '' : 'Administrators of this server need it. It takes a minute.'}
      footer={
        <Box sx={{ maxWidth: 360, textAlign: 'center' }}>
          The admin area opens when this is done.
        </Box>
      }
    >
      <SetUpFactor
        onCodes={() => {
          setHasCodes(true);
        }}
        onDone={() => void recheckDesk()}
        back={
          <Button disabled={pending} onClick={() => void signOut()}>
            Sign Out
          </Button>
        }
      />
    </Entrance>
  );
}

import { Box, Button } from '@mui/material';
import type { ReactNode, SyntheticEvent } from 'react';

import { EntranceForm } from '../../ui/form/entrance-form';
import { Entrance } from '../../ui/layout/entrance';

interface CodeStepProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  pending: boolean;
  onBack: () => void;
  /** The field for the code. */
  children: ReactNode;
}

/** The second step of signing in, where somebody has chosen to have one. */
export function CodeStep({ onSubmit, pending, onBack, children }: CodeStepProps) {
  return (
    <Entrance
      title="Enter the code from your app"
      subtitle="Your password is right. Two-step sign-in is on for this account."
      footer={
        <Box sx={{ maxWidth: 360, textAlign: 'center' }}>
          Lost your phone and your recovery codes? Ask whoever runs this server.
        </Box>
      }
    >
      <EntranceForm
        onSubmit={onSubmit}
        label="Sign In"
        pendingLabel="Signing in..."
        pending={pending}
      >
        {children}
      </EntranceForm>
      <Button fullWidth sx={{ mt: 1 }} onClick={onBack}>
        Back
      </Button>
    </Entrance>
  );
}

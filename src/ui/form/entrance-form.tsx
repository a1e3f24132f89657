import { Box, Button } from '@mui/material';
import type { SyntheticEvent, ReactNode } from 'react';

interface EntranceFormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  label: string;
  /** What the button says while it is being sent. */
  pendingLabel: string;
  pending: boolean;
  /** False where a finished page still waits for its script. */
  ready?: boolean;
  children: ReactNode;
}

/** Fields one below the other, and the one button that sends them. */
export function EntranceForm({
  onSubmit,
  label,
  pendingLabel,
  pending,
  ready = true,
  children,
}: EntranceFormProps) {
  return (
    <Box
      component="form"
      noValidate
      sx={{ display: 'grid', gap: 2.5 }}
      onSubmit={(event) => void onSubmit(event)}
    >
      {children}
      <Button
        type="submit"
        variant="contained"
        disabled={pending || !ready}
        sx={ready ? undefined : NOT_READY}
      >
        {pending ? pendingLabel : label}
      </Button>
    </Box>
  );
}

// For the moment until its script is there it looks like what it is about to be.
const NOT_READY = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', boxShadow: 'none' },
} as const;

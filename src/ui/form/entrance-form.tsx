import { Box, Button } from '@mui/material';
import type { ReactNode, SyntheticEvent } from 'react';

interface EntranceFormProps {
  onSubmit: (event: SyntheticEvent) => Promise<void>;
  label: string;
  pendingLabel: string;
  pending: boolean;
  /** False while a prerendered page waits for its script. */
  ready?: boolean;
  children: ReactNode;
}

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

// For this short moment it looks like the enabled button.
const NOT_READY = {
  '&.Mui-disabled': { bgcolor: 'primary.main', color: 'primary.contrastText', boxShadow: 'none' },
} as const;

import { Box, Button } from '@mui/material';

interface StepButtonsProps {
  onBack: () => void;
  label: string;
  pending: boolean;
}

export function StepButtons({ onBack, label, pending }: StepButtonsProps) {
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: 1.5, mt: 0.5 }}>
      <Button variant="outlined" disabled={pending} onClick={onBack}>
        Back
      </Button>
      <Button type="submit" variant="contained" disabled={pending}>
        {label}
      </Button>
    </Box>
  );
}

import { Box } from '@mui/material';

interface FigureProps {
  value: string;
  label: string;
}

/** A number and what it counts, to stand in a description list. */
export function Figure({ value, label }: FigureProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5, flexDirection: 'row-reverse' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 750, fontSize: '1.25rem' }}>
        {value}
      </Box>
    </Box>
  );
}

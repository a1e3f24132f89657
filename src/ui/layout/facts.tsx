import { Box } from '@mui/material';
import type { ReactNode } from 'react';

export function Facts({ children }: { children: ReactNode }) {
  return (
    // At the end of a card, the last line's padding must not add to the card's.
    <Box component="dl" sx={{ m: 0, display: 'grid', '&:last-child': { mb: -1 } }}>
      {children}
    </Box>
  );
}

interface FactProps {
  label: string;
  value: string | number;
  strong?: boolean;
}

export function Fact({ label, value, strong = false }: FactProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0 },
      }}
    >
      <Box
        component="dt"
        sx={{ color: strong ? 'text.primary' : 'text.secondary', overflowWrap: 'normal' }}
      >
        {label}
      </Box>
      <Box
        component="dd"
        sx={{
          m: 0,
          minWidth: 0,
          fontWeight: strong ? 750 : 650,
          textAlign: 'right',
          // Long ids have no spaces at which they could wrap.
          overflowWrap: 'anywhere',
        }}
      >
        {value}
      </Box>
    </Box>
  );
}

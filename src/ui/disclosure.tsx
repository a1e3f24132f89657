import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { Icon } from './icons';

interface DisclosureProps {
  label: string;
  /** Styled like the surrounding text. */
  quiet?: boolean;
  /** Whether it is open at first. */
  open?: boolean;
  children: ReactNode;
}

export function Disclosure({ label, quiet = false, open = false, children }: DisclosureProps) {
  return (
    <Box
      component="details"
      open={open}
      sx={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}
    >
      <Box component="summary" sx={{ ...SUMMARY, fontWeight: quiet ? 'inherit' : 650 }}>
        {label}
        <Icon name="down" size={20} style={{ flex: 'none' }} />
      </Box>
      {children}
    </Box>
  );
}

const SUMMARY = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.75,
  width: 'fit-content',
  minHeight: 44,
  py: 1.25,
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  // Hides Safari's own triangle.
  '&::-webkit-details-marker': { display: 'none' },
} as const;

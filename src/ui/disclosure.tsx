import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { Icon } from './icons';

interface DisclosureProps {
  /** What is opened. */
  label: string;
  children: ReactNode;
}

/** More for whoever wants it, under words that open and close it. */
export function Disclosure({ label, children }: DisclosureProps) {
  return (
    <Box component="details" sx={{ '&[open] > summary > svg': { transform: 'rotate(180deg)' } }}>
      <Box component="summary" sx={SUMMARY}>
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
  fontWeight: 650,
  cursor: 'pointer',
  // Safari's own triangle.
  '&::-webkit-details-marker': { display: 'none' },
} as const;

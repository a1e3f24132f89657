import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { messages } from './messages';

interface BrandProps {
  size?: number;
}

export function Brand({ size = 32 }: BrandProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        // Centers it on the surrounding line of text instead of its baseline.
        verticalAlign: 'middle',
        alignItems: 'center',
        gap: 1,
        fontWeight: 800,
        fontSize: size * 0.66,
        letterSpacing: '-0.03em',
      }}
    >
      <BrandMark size={size} />
      {messages.platelog}
    </Box>
  );
}

/** Hidden from screen readers: the name is next to it. */
export function BrandMark({ size = 32 }: BrandProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden focusable={false}>
      <circle cx="32" cy="32" r="29" fill="var(--mui-palette-primary-main)" />
      <circle cx="32" cy="32" r="21" fill="var(--mui-palette-background-paper)" />
      <path d="M21 45C19 30 27 20 45 19c1 17-8 27-21 24" fill="var(--mui-palette-primary-main)" />
      <path
        d="M20 47c4-9 9-14 17-18"
        stroke="var(--mui-palette-background-paper)"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** The header of public pages. @param children the link back */
export function BrandHeader({ children }: { children: ReactNode }) {
  return (
    <Box component="header" sx={HEADER}>
      <Brand />
      {children}
    </Box>
  );
}

const HEADER = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 2,
} as const;

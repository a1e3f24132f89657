import { Box } from '@mui/material';
import type { ReactNode } from 'react';

/** Padding of a sheet. */
export const SHEET_EDGE = {
  /** In theme spacing. */
  side: 2.5,
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
} as const;

/** Always visible at the bottom of a sheet. Must come last in the sheet, or in its form. */
export function SheetActions({ children }: { children: ReactNode }) {
  return <Box sx={ACTIONS}>{children}</Box>;
}

const ACTIONS = {
  position: 'sticky',
  zIndex: 1,
  bottom: `calc(-1 * ${SHEET_EDGE.bottom})`,
  mb: `calc(-1 * ${SHEET_EDGE.bottom})`,
  mx: -SHEET_EDGE.side,
  px: SHEET_EDGE.side,
  pt: 1.5,
  pb: `calc(${SHEET_EDGE.bottom} - 8px)`,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  bgcolor: 'background.paper',
  borderTop: '1px solid',
  borderColor: 'divider',
  // A single button, or those that share a line, fill it.
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;

import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { SHEET_EDGE } from './sheet-edge';

/**
 * What a sheet is there to do, in sight at its lower edge however long it is. Stands last in the sheet, in
 * its form where there is one.
 */
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
  // The only one, or those that share a line, fill it.
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;

import { Box, type BoxProps } from '@mui/material';

import { Icon } from '../icons';

/** A message that stays on the page, unlike a toast. */
export function ProblemBox({ children, sx, ...rest }: BoxProps) {
  return (
    <Box sx={{ ...BOX, ...(sx as object) }} {...rest}>
      <Icon name="warning" size={20} style={{ flex: 'none', marginTop: 2 }} />
      <Box sx={{ minWidth: 0 }}>{children}</Box>
    </Box>
  );
}

const BOX = {
  display: 'flex',
  gap: 1,
  px: 2,
  py: 1.5,
  border: '1px solid',
  borderColor: 'error.main',
  borderRadius: '12px',
  overflowWrap: 'anywhere',
} as const;

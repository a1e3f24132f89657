import { Box } from '@mui/material';

import { DISHES } from './dishes';
import { FRUITS } from './fruits';

const DRAWINGS = { ...DISHES, ...FRUITS };

export type DrawingName = keyof typeof DRAWINGS;

/** Food, drawn: decoration beside words, so hidden from screen readers. */
export function Drawing({ name, size }: { name: DrawingName; size: number }) {
  return (
    <Box
      component="svg"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden
      focusable={false}
      sx={{ flex: 'none' }}
    >
      {DRAWINGS[name]}
    </Box>
  );
}

import { Box } from '@mui/material';
import type { ComponentProps } from 'react';

import { Choice } from '../form/choice';

export const UNIT_WIDTH = '96px';

/** Level with the field on its left: moved down by the height of that field's label. */
export function UnitChoice(props: Omit<ComponentProps<typeof Choice>, 'bare'>) {
  return (
    <Box sx={{ pt: 'calc(0.9375rem * 1.55 + 6px)' }}>
      <Choice bare {...props} />
    </Box>
  );
}

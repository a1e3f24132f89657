import { Box } from '@mui/material';
import type { ComponentProps } from 'react';

import { Choice } from '../form/choice';

/** The room that a unit takes beside its number. */
export const UNIT_WIDTH = '96px';

/** The unit of the number to its left, level with it: as far down as that field's label reaches. */
export function UnitChoice(props: Omit<ComponentProps<typeof Choice>, 'bare'>) {
  return (
    <Box sx={{ pt: 'calc(0.9375rem * 1.55 + 6px)' }}>
      <Choice bare {...props} />
    </Box>
  );
}

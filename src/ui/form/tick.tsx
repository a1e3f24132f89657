import { Box } from '@mui/material';
import { useId, type ComponentProps } from 'react';

import { TickBox } from './tick-box';

interface TickProps extends ComponentProps<typeof TickBox> {
  label: string;
  hint: string;
}

export function Tick({ label, hint, ...input }: TickProps) {
  const id = useId();
  return (
    <Box
      component="label"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto 1fr',
        columnGap: 1.5,
        minHeight: 48,
        alignItems: 'center',
        cursor: 'pointer',
      }}
    >
      <TickBox aria-labelledby={id} aria-describedby={`${id}-hint`} {...input} />
      <span>
        <Box component="span" id={id} sx={{ display: 'block', fontWeight: 650 }}>
          {label}
        </Box>
        <Box
          component="span"
          id={`${id}-hint`}
          sx={{ display: 'block', fontSize: '0.875rem', color: 'text.secondary' }}
        >
          {hint}
        </Box>
      </span>
    </Box>
  );
}

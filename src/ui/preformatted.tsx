import { Box } from '@mui/material';
import type { ComponentProps } from 'react';

type PreformattedProps = Omit<ComponentProps<'pre'>, 'color'> & {
  sx?: { mt?: number; maxHeight?: number; overflow?: 'auto' };
};

/** Text of a machine, with its own line breaks. */
export function Preformatted({ sx, ...props }: PreformattedProps) {
  return <Box component="pre" sx={{ ...PRE, ...sx }} {...props} />;
}

const PRE = {
  m: 0,
  mb: 1,
  p: 1.5,
  borderRadius: '12px',
  bgcolor: 'raised.main',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;

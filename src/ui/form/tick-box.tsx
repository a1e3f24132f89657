import { Box } from '@mui/material';
import type { ComponentProps } from 'react';

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'color'>;

/** Our own: the browser's is gray on every background. */
export function TickBox(input: TickBoxProps) {
  return <Box component="input" type="checkbox" sx={BOX} {...input} />;
}

const BOX = {
  appearance: 'none',
  m: 0,
  width: 24,
  height: 24,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: '7px',
  border: '2px solid',
  borderColor: 'edge.main',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    width: 14,
    height: 14,
    clipPath: 'polygon(14% 44%, 0 62%, 41% 98%, 100% 18%, 83% 4%, 38% 68%)',
  },
  '&:checked': { bgcolor: 'primary.main', borderColor: 'primary.main' },
  '&:checked::before': { bgcolor: 'primary.contrastText' },
  '&:focus-visible': {
    outline: '3px solid var(--mui-palette-primary-main)',
    outlineOffset: 2,
  },
} as const;

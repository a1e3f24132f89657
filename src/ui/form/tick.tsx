import { Box } from '@mui/material';
import { useId, type ComponentProps } from 'react';

interface TickProps extends Omit<ComponentProps<'input'>, 'type' | 'color'> {
  label: string;
  hint: string;
}

// Drawn by ourselves: the browser's own is grey on every ground.
const BOX = {
  appearance: 'none',
  m: 0,
  width: 24,
  height: 24,
  display: 'grid',
  placeItems: 'center',
  borderRadius: '7px',
  border: '2px solid',
  borderColor: 'edge.main',
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

/** A box to tick, with what follows from it below its name. */
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
      <Box
        component="input"
        type="checkbox"
        aria-labelledby={id}
        aria-describedby={`${id}-hint`}
        sx={BOX}
        {...input}
      />
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

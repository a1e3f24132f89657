import { Box, FormHelperText } from '@mui/material';
import { type ComponentProps, useId } from 'react';

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

interface TickFieldProps extends ComponentProps<typeof TickBox> {
  label: string;
  problem?: string | undefined;
}

/** A checkbox with a label, for something that the user agrees to. */
export function TickField({ label, problem, ...input }: TickFieldProps) {
  const id = useId();
  return (
    <Box>
      <Box
        component="label"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'auto 1fr',
          columnGap: 1.5,
          minHeight: 44,
          alignItems: 'center',
          cursor: 'pointer',
        }}
      >
        <TickBox
          aria-invalid={problem !== undefined}
          aria-describedby={problem === undefined ? undefined : id}
          {...input}
        />
        <span>{label}</span>
      </Box>
      {problem !== undefined && (
        <FormHelperText id={id} error role="alert" sx={{ m: 0, fontSize: '0.875rem' }}>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}

type TickBoxProps = Omit<ComponentProps<'input'>, 'type' | 'color'>;

/** A styled checkbox, because the browser's own is gray on every background. */
export function TickBox(input: TickBoxProps) {
  return <Box component="input" type="checkbox" sx={BOX} {...input} />;
}

import { Box } from '@mui/material';

const COLOURS = {
  good: { color: 'primary.main', borderColor: 'primary.main' },
  bad: {
    color: 'secondary.contrastText',
    bgcolor: 'secondary.main',
    borderColor: 'secondary.main',
  },
  quiet: { color: 'text.secondary', borderColor: 'divider' },
} as const;

interface StatePillProps {
  tone: keyof typeof COLOURS;
  children: string;
}

export function StatePill({ tone, children }: StatePillProps) {
  return (
    <Box
      component="span"
      sx={{
        flex: 'none',
        display: 'inline-block',
        px: 1,
        border: '1px solid',
        borderRadius: '8px',
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: '22px',
        whiteSpace: 'nowrap',
        ...COLOURS[tone],
      }}
    >
      {children}
    </Box>
  );
}

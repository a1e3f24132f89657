import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { Card } from '../../../ui/layout/card';

interface FactCardProps {
  title: string;
  children: ReactNode;
}

export function FactCard({ title, children }: FactCardProps) {
  return (
    <Card component="section" aria-label={title}>
      <Box component="h2" sx={{ m: 0, mb: 0.5, fontSize: '1.0625rem', fontWeight: 720 }}>
        {title}
      </Box>
      {children}
    </Card>
  );
}

export interface FactLine {
  key: string;
  title: string;
  words: string;
  pill?: ReactNode;
}

interface FactLinesProps {
  label: string;
  lines: readonly FactLine[];
  /** Shown if there are no facts. */
  empty: string;
}

export function FactLines({ label, lines, empty }: FactLinesProps) {
  if (lines.length === 0) return <Box sx={QUIET}>{empty}</Box>;
  return (
    <Box component="ul" aria-label={label} sx={LIST}>
      {lines.map(({ key, title, words, pill }) => (
        <Box component="li" key={key} sx={{ py: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
            {pill}
          </Box>
          <Box sx={QUIET}>{words}</Box>
        </Box>
      ))}
    </Box>
  );
}

const QUIET = {
  color: 'text.secondary',
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
} as const;

const LIST = {
  listStyle: 'none',
  m: 0,
  mb: -1,
  p: 0,
  '& > li + li': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

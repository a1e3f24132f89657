import { Box } from '@mui/material';

import type { CreditLine } from '../../../../http/use-photo-credits';
import { capital } from '../../../../ui/words/capital';
import { momentWords } from '../../../../ui/words/moment';
import { changeWords } from './credit-words';

/** The lines of the book, newest first; each with what had been used after it. */
export function CreditLines({ lines }: { lines: readonly CreditLine[] }) {
  const now = Date.now();
  if (lines.length === 0) return null;
  return (
    <Box component="ol" aria-label="Images" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {lines.map((line) => (
        <Box component="li" key={line.n} sx={LINE}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <Box>{line.words}</Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {capital(momentWords(line.at, now))}
            </Box>
          </Box>
          <Box sx={{ textAlign: 'right', whiteSpace: 'nowrap' }}>
            <Box sx={{ fontWeight: 700 }}>{changeWords(line)}</Box>
            <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{line.used} used</Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  gap: 2,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

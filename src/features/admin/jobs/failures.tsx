import { Box, Typography } from '@mui/material';

import type { Jobs } from '#shared/contract/admin/system';

import { counted } from '../../../ui/words/counted';
import { secondWords } from '../desk-words';
import { Entries } from '../entries';
import { kindWords } from './job-words';

/** The latest that the server has given up. */
export function Failures({ failures }: Pick<Jobs, 'failures'>) {
  return (
    <section>
      <Typography component="h3" variant="h3" sx={{ mb: 1 }}>
        Given up, latest first
      </Typography>
      <Entries label="Given up">
        {failures.map(({ id, kind, userId, attempts, dueSince }) => (
          <Box component="li" key={id} sx={{ display: 'grid', gap: 0.25 }}>
            <Box sx={{ fontWeight: 680 }}>
              {kindWords(kind)}, after {counted(attempts, 'try', 'tries')}
            </Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              For {userId}, due since {secondWords(dueSince)}
            </Box>
          </Box>
        ))}
      </Entries>
    </section>
  );
}

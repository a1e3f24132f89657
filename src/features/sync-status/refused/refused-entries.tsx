import { Box, Typography } from '@mui/material';

import type { RefusedCase } from '../../../store/refusals';
import { RefusedCard } from './refused-card';

interface RefusedEntriesProps {
  entries: readonly RefusedCase[];
  now: number;
  canSend: boolean;
}

/** Entries that the server did not take; nothing where there are none. */
export function RefusedEntries({ entries, now, canSend }: RefusedEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="refused-title" sx={{ mt: 1 }}>
      <Typography component="h2" variant="h3" id="refused-title">
        Needs you
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        Kept on this device as you entered them, until you decide.
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {entries.map((entry) => (
          <li key={`${entry.type}/${entry.id}`}>
            <RefusedCard entry={entry} now={now} canSend={canSend} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

import { Box } from '@mui/material';
import type * as z from 'zod';

import type { listAudit } from '#shared/contract/admin/audit';

import { Icon } from '../../../ui/icons';
import { momentWords } from '../../../ui/words/moment';
import { wholeWords } from '../../../ui/words/number';

/** Whether the log is as it was written. */
export function ChainLine({ chain }: { chain: z.output<typeof listAudit.output>['chain'] }) {
  const { intact, entries, checkedAt, brokenAt } = chain;
  const checked = momentWords(checkedAt, Date.now());
  const through = `${wholeWords(entries)} ${entries === 1 ? 'entry' : 'entries'} checked ${checked}`;
  return (
    <Box
      role={intact ? undefined : 'alert'}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        mb: 1.5,
        fontWeight: intact ? 600 : 750,
        fontSize: '0.9375rem',
        color: intact ? 'primary.main' : 'secondary.main',
      }}
    >
      <Icon name={intact ? 'shield' : 'warning'} size={22} style={{ flex: 'none' }} />
      {intact
        ? `Log intact: ${through}`
        : `The log is not as it was written: entry ${wholeWords(brokenAt ?? 0)} does not fit. ${through}`}
    </Box>
  );
}

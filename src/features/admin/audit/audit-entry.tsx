import { Box } from '@mui/material';

import type { AuditEntry } from '#shared/contract/admin/audit';

import { secondWords } from '../desk-words';
import { StatePill } from '../state-pill';
import { ACTION_WORDS, detailWords } from './audit-words';

/** One entry: when, what, by whom, to whom. */
export function AuditEntryLine({ entry }: { entry: AuditEntry }) {
  const { n, at, action, outcome, adminName, subjectId, address, requestId, detail } = entry;
  const facts = detailWords(detail);
  return (
    <Box component="li" sx={LINE}>
      <Box component="time" dateTime={new Date(at).toISOString()} sx={QUIET}>
        {secondWords(at)}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ fontWeight: 680 }}>
            {ACTION_WORDS[action]}
          </Box>
          {outcome === 'refused' && <StatePill tone="bad">Refused</StatePill>}
          {facts !== '' && <span>{facts}</span>}
        </Box>
        {subjectId !== null && <Box sx={QUIET}>{subjectId}</Box>}
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ fontWeight: 650 }}>
          {adminName ?? (address === null ? 'The host' : 'Nobody')}
        </Box>
        <Box sx={QUIET}>{address ?? 'command line'}</Box>
      </Box>
      <Box sx={{ ...QUIET, textAlign: { md: 'right' } }}>
        No. {n}
        {requestId !== null && <Box title="Request">{requestId}</Box>}
      </Box>
    </Box>
  );
}

const LINE = {
  display: 'grid',
  gap: { xs: 0.5, md: 2 },
  gridTemplateColumns: { md: '190px minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' },
} as const;

const QUIET = { color: 'text.secondary', fontSize: '0.875rem' } as const;

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
      <Box
        component="time"
        dateTime={new Date(at).toISOString()}
        sx={{ ...QUIET, gridArea: 'time' }}
      >
        {secondWords(at)}
      </Box>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ fontWeight: 680 }}>
            {ACTION_WORDS[action]}
          </Box>
          {outcome === 'refused' && <StatePill tone="bad">Refused</StatePill>}
          {facts !== '' && <span>{facts}</span>}
        </Box>
        {subjectId !== null && <Box sx={QUIET}>{subjectId}</Box>}
      </Box>
      <Box sx={WHO}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {adminName ?? (address === null ? 'The host' : 'Nobody')}
        </Box>
        <Box component="span" sx={QUIET}>
          {address ?? 'command line'}
        </Box>
      </Box>
      <Box sx={{ ...QUIET, gridArea: 'number', textAlign: 'right' }}>No. {n}</Box>
      {requestId !== null && <Box sx={REQUEST}>Request {requestId}</Box>}
    </Box>
  );
}

const LINE = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    // As wide for every number: else each line would have columns of its own.
    md: '190px minmax(0, 2fr) minmax(0, 1fr) 88px',
  },
  gridTemplateAreas: {
    xs: '"time number" "what what" "who who" "request request"',
    md: '"time what who number" "time request request request"',
  },
} as const;

const WHO = {
  gridArea: 'who',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
  minWidth: 0,
} as const;

const QUIET = { color: 'text.secondary', fontSize: '0.875rem' } as const;

const REQUEST = {
  ...QUIET,
  gridArea: 'request',
  fontSize: '0.75rem',
} as const;

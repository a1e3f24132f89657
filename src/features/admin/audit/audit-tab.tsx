import { Box } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod';

import { AUDIT_ACTION_WORDS, type AuditEntry, listAudit } from '#shared/contract/admin/audit';

import { useAdminList } from '../../../http/admin/queries';
import { Icon } from '../../../ui/icons';
import { SMALL_QUIET } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { momentWords } from '../../../ui/words/time';
import { wholeWords } from '../../../ui/words/whole-words';
import { useDebounced } from '../../../ui/use-debounced';
import { EmptyList, List, ShowOlder } from '../list';
import { QueryBoundary } from '../query-boundary';
import { StatePill } from '../state-pill';
import { TabHeader } from '../tab-header';
import { exactTimeWords } from '../fact-words';
import { AuditFilters, type Filters, questionOf } from './audit-filters';
import { detailWords } from './detail-words';
import { messages } from './messages';

const LINE = {
  display: 'grid',
  columnGap: 2,
  rowGap: 0.25,
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr) auto',
    // Fixed widths, so that the columns of all lines are aligned.
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

const REQUEST = {
  ...SMALL_QUIET,
  gridArea: 'request',
  fontSize: '0.75rem',
} as const;

const PAUSE_MS = 250;

export function AuditTab() {
  const [filters, setFilters] = useState<Filters>({});
  const debounced = useDebounced(filters, PAUSE_MS);
  const list = useAdminList(listAudit, questionOf(debounced), (pages) => {
    const last = pages.at(-1);
    return last?.more ? { before: last.entries.at(-1)?.n } : undefined;
  });
  return (
    <>
      <TabHeader title={messages.auditLog} words={messages.everyLogin} answer={list} />
      <AuditFilters
        filters={filters}
        admins={list.data?.pages[0]?.admins ?? []}
        onFilters={setFilters}
      />
      <QueryBoundary answer={list}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <>
              {pages[0] && <ChainLine chain={pages[0].chain} />}
              {entries.length === 0 && <EmptyList>{messages.noEntriesLikeThese}</EmptyList>}
              {entries.length > 0 && (
                <List label={messages.auditLog}>
                  {entries.map((entry) => (
                    <AuditEntryLine key={entry.n} entry={entry} />
                  ))}
                </List>
              )}
              <ShowOlder list={list} />
            </>
          );
        }}
      </QueryBoundary>
    </>
  );
}

function ChainLine({ chain }: { chain: z.output<typeof listAudit.output>['chain'] }) {
  const { intact, entries, checkedAt, brokenAt } = chain;
  const checked = momentWords(checkedAt, Date.now());
  const through = format(messages.entriesChecked, { entries, checked });
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
        ? format(messages.logIntact, { through })
        : format(messages.logTamperedWith, { wholeWords: wholeWords(brokenAt ?? 0), through })}
    </Box>
  );
}

function AuditEntryLine({ entry }: { entry: AuditEntry }) {
  const { n, at, action, outcome, adminName, subjectId, address, requestId, detail } = entry;
  const facts = detailWords(detail);
  return (
    <Box component="li" sx={LINE}>
      <Box
        component="time"
        dateTime={new Date(at).toISOString()}
        sx={{ ...SMALL_QUIET, gridArea: 'time' }}
      >
        {exactTimeWords(at)}
      </Box>
      <Box sx={{ gridArea: 'what', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ fontWeight: 680 }}>
            {AUDIT_ACTION_WORDS[action]}
          </Box>
          {outcome === 'refused' && <StatePill tone="bad">{messages.refused}</StatePill>}
          {facts !== '' && <span>{facts}</span>}
        </Box>
        {subjectId !== null && <Box sx={SMALL_QUIET}>{subjectId}</Box>}
      </Box>
      <Box sx={WHO}>
        <Box component="span" sx={{ fontWeight: 650 }}>
          {adminName ?? (address === null ? messages.theHost : messages.nobody)}
        </Box>
        <Box component="span" sx={SMALL_QUIET}>
          {address ?? messages.commandLine}
        </Box>
      </Box>
      <Box sx={{ ...SMALL_QUIET, gridArea: 'number', textAlign: 'right' }}>
        {format(messages.no, { n })}
      </Box>
      {requestId !== null && <Box sx={REQUEST}>{format(messages.request, { requestId })}</Box>}
    </Box>
  );
}

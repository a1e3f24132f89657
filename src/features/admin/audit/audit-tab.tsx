import { Box } from '@mui/material';
import { useState } from 'react';
import type * as z from 'zod';

import { listAudit } from '#shared/contract/admin/audit';

import { useDeskList } from '../../../http/admin/answers';
import { Icon } from '../../../ui/icons';
import { momentWords } from '../../../ui/words/moment';
import { wholeWords } from '../../../ui/words/number';
import { Answered } from '../answered';
import { Entries, NoEntries, Older } from '../entries';
import { TabHead } from '../tab-head';
import { useSettled } from '../use-settled';
import { AuditEntryLine } from './audit-entry-line';
import { AuditFilters } from './audit-filters';
import { type Filters, questionOf } from './filters';

const PAUSE_MS = 250;

/** Who did what to whom, and when: written with each act, and never changed. */
export function AuditTab() {
  const [filters, setFilters] = useState<Filters>({});
  const settled = useSettled(filters, PAUSE_MS);
  const list = useDeskList(listAudit, questionOf(settled), (pages) => {
    const last = pages.at(-1);
    return last?.more ? { before: last.entries.at(-1)?.n } : undefined;
  });
  return (
    <>
      <TabHead
        title="Audit log"
        words="Every login, view and change in this area. An entry that is altered or removed is noticed."
        answer={list}
      />
      <AuditFilters
        filters={filters}
        admins={list.data?.pages[0]?.admins ?? []}
        onFilters={setFilters}
      />
      <Answered answer={list}>
        {({ pages }) => {
          const entries = pages.flatMap((page) => page.entries);
          return (
            <>
              {pages[0] && <ChainLine chain={pages[0].chain} />}
              {entries.length === 0 && <NoEntries>No entries like these</NoEntries>}
              {entries.length > 0 && (
                <Entries label="Audit log">
                  {entries.map((entry) => (
                    <AuditEntryLine key={entry.n} entry={entry} />
                  ))}
                </Entries>
              )}
              <Older list={list} />
            </>
          );
        }}
      </Answered>
    </>
  );
}

/** Whether the log is as it was written. */
function ChainLine({ chain }: { chain: z.output<typeof listAudit.output>['chain'] }) {
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

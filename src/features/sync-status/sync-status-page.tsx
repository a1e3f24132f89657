import { Box } from '@mui/material';
import type { ReactNode } from 'react';

import { PAGES } from '#shared/contract/pages';

import { useRefusedEntries } from '../../store/use-refused-entries';
import { useSyncSummary } from '../../store/use-sync-summary';
import { BackLink } from '../../ui/layout/back-link';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/use-title';
import { DiagnosticsButton } from './diagnostics-button';
import { LedgerCard } from './ledger/ledger-card';
import { RefusedEntries } from './refused/refused-entries';
import { StatusCard } from './status/status-card';
import { StorageCard } from './storage/storage-card';
import { useNow } from './use-now';

const COLUMN = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

interface SyncStatusPageProps {
  /** The version of the app, for people to read. */
  app: string;
  /** What failed on this device, where something did. */
  reports: ReactNode;
}

/** What is on the server, what waits, what needs its owner, and the proof that nothing is missing. */
export function SyncStatusPage({ app, reports }: SyncStatusPageProps) {
  useTitle('Sync');
  const summary = useSyncSummary();
  const refused = useRefusedEntries();
  const now = useNow();
  const canSend = summary?.paused !== 'account-deleted';
  return (
    <Page title="Sync" above={<BackLink to={PAGES.dashboard}>Back to Dashboard</BackLink>}>
      {summary && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { md: 'minmax(0, 6fr) minmax(0, 5fr)' },
            alignItems: 'start',
          }}
        >
          <Box sx={COLUMN}>
            <StatusCard summary={summary} now={now} />
            <RefusedEntries entries={refused ?? []} now={now} canSend={canSend} />
            {canSend && <StorageCard />}
          </Box>
          <Box sx={COLUMN}>
            <LedgerCard summary={summary} now={now} />
            {reports}
            <DiagnosticsButton app={app} />
          </Box>
        </Box>
      )}
    </Page>
  );
}

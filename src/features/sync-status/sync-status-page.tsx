import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';

import { PAGES } from '#shared/contract/pages';

import { copyText } from '../../device/copy-text';
import { saveFile } from '../../device/save-file';
import { activeStore } from '../../store/account-store';
import { useRefusedEntries } from '../../store/refusals';
import { diagnostics, useSyncSummary } from '../../store/sync-summary';
import { useToast } from '../../ui/feedback/toast';
import { BackLink } from '../../ui/layout/links';
import { Page } from '../../ui/layout/page';
import { useTitle } from '../../ui/layout/page-title';
import { LedgerCard } from './ledger-card';
import { messages } from './messages';
import { RefusedEntries } from './refused-entries';
import { StatusCard } from './status-card';
import { StorageCard } from './storage-card';

const EVERY_MS = 10_000;

const COLUMN = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 } as const;

interface SyncStatusPageProps {
  /** The version of the app, as shown to the user. */
  app: string;
  /** Failure reports of this device, if there are any. */
  reports: ReactNode;
}

/** Shows what is on the server, what waits, what needs the user, and the ledger as proof that nothing is missing. */
export function SyncStatusPage({ app, reports }: SyncStatusPageProps) {
  useTitle(messages.sync);
  const summary = useSyncSummary();
  const refused = useRefusedEntries();
  const now = useNow();
  return (
    <Page
      title={messages.sync}
      above={<BackLink to={PAGES.dashboard}>{messages.backToToday}</BackLink>}
    >
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
            <RefusedEntries entries={refused ?? []} now={now} />
            <StorageCard />
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

/** The current time, updated often enough for texts with minutes. */
function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, EVERY_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  return now;
}

/** Copies the diagnostics, for a user whom support has asked for them. */
function DiagnosticsButton({ app }: { app: string }) {
  const toast = useToast();
  const copy = async () => {
    const facts = await diagnostics(await activeStore(), app);
    if (await copyText(facts)) {
      toast({
        title: messages.diagnosticsCopied,
        description: messages.pasteWhereAsked,
      });
      return;
    }
    saveFile('platelog-diagnostics.json', facts);
    toast({ title: messages.diagnosticsSavedAsFile });
  };
  return (
    <Box>
      <Button variant="outlined" onClick={() => void copy()}>
        {messages.copyDiagnostics}
      </Button>
      <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.aboutDiagnostics}
      </Typography>
    </Box>
  );
}

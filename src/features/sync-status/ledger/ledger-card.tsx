import { Box, Typography } from '@mui/material';

import type { SyncSummary } from '../../../store/sync-summary';
import { Card } from '../../../ui/layout/card';
import { Fact, Facts } from '../../../ui/layout/facts';
import { CalmButton } from '../calm-button';
import { useAsking } from '../use-asking';
import { comparisonWords, sumWords } from './ledger-words';

/** The account of this device's changes, to be checked by anybody who can add. */
export function LedgerCard({ summary, now }: { summary: SyncSummary; now: number }) {
  const { ledger, inOutbox, paused } = summary;
  return (
    <Card component="section" aria-labelledby="ledger-title">
      <Typography component="h2" variant="h3" id="ledger-title">
        Every change accounted for
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
        An entry can have many changes: writing it, correcting it, deleting it.
      </Typography>
      <Facts>
        <Fact strong label="Saved on this device" value={ledger.saved} />
        <Fact label="Confirmed by the server" value={ledger.confirmed} />
        <Fact label="Waiting or refused" value={inOutbox} />
        <Fact label="Carried on in a later change" value={ledger.carriedOn} />
        <Fact label="Given up" value={ledger.givenUp} />
      </Facts>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        Carried on: refused, and sent again with a later change. Given up: refused, and then
        discarded or deleted by you.
      </Typography>
      <Box sx={{ mt: 2, pt: 2, borderTop: '2px solid', borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 650 }}>{sumWords(summary)}</Typography>
        {paused === null && <Check summary={summary} now={now} />}
      </Box>
    </Card>
  );
}

/** Asks the server whether it holds what this device holds. */
function Check({ summary, now }: { summary: SyncSummary; now: number }) {
  const { asked, outcome, ask } = useAsking(summary, now);
  const isAnswered = asked !== null && (summary.comparison?.at ?? 0) >= asked.at;
  const isChecking = asked !== null && !isAnswered && outcome !== 'failed';
  return (
    <>
      <Box role="status" sx={{ mt: 1 }}>
        <Typography>{comparisonWords(summary, now)}</Typography>
        {outcome === 'failed' && !isAnswered && (
          <Typography sx={{ mt: 1 }}>
            The server could not be asked now. It is asked again with the next sync.
          </Typography>
        )}
      </Box>
      <CalmButton
        variant="outlined"
        busy={isChecking}
        onClick={() => void ask()}
        sx={{ mt: 2, minWidth: 208 }}
      >
        {isChecking ? 'Checking...' : 'Check with the server'}
      </CalmButton>
    </>
  );
}

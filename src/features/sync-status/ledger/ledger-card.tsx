import { Box, Typography } from '@mui/material';

import type { SyncSummary } from '../../../store/sync-summary';
import { Card } from '../../../ui/layout/card';
import { Fact, Facts } from '../../../ui/layout/facts';
import { Check } from './check';
import { sumWords } from './ledger-words';

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

import { Box, Typography } from '@mui/material';

import type { Comparison } from '../../store/sync-state';
import { addsUp, type SyncSummary } from '../../store/sync-summary';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { counted } from '../../ui/words/counted';
import { momentWords } from '../../ui/words/time';
import { BusyButton, useSyncRequest } from './sync-request';

/** Counts every change of this device, so that the user can check the sum. */
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
  const { request, outcome, send } = useSyncRequest(summary, now);
  const isAnswered = request !== null && (summary.comparison?.at ?? 0) >= request.at;
  const isChecking = request !== null && !isAnswered && outcome !== 'failed';
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
      <BusyButton
        variant="outlined"
        busy={isChecking}
        onClick={() => void send()}
        sx={{ mt: 2, minWidth: 208 }}
      >
        {isChecking ? 'Checking...' : 'Check with the server'}
      </BusyButton>
    </>
  );
}

/** Whether every change that was saved on this device can be found again. */
export function sumWords(summary: Pick<SyncSummary, 'ledger' | 'inOutbox'>): string {
  const { saved, confirmed, carriedOn, givenUp } = summary.ledger;
  if (addsUp(summary)) {
    return saved === 0
      ? 'Nothing was saved on this device yet.'
      : `It adds up: ${saved} saved, ${saved} accounted for.`;
  }
  const found = confirmed + carriedOn + givenUp + summary.inOutbox;
  return `It does not add up: ${saved} saved, ${found} accounted for. Please copy the diagnostics and send them to whoever runs this server.`;
}

const DIFFER = 'This device and the server do not hold the same';

/** How this device and the server compared when they last did. */
export function comparisonWords(
  { comparison, lastSuccessAt }: Pick<SyncSummary, 'comparison' | 'lastSuccessAt'>,
  now: number,
): string {
  if (!comparison) return 'This device and the server have not been compared yet.';
  const { at, same, differences } = comparison;
  const moment = momentWords(at, now);
  if (!same) return `${DIFFER}, checked ${moment}. ${remedyWords(differences)}`;
  // An answer that is compared is noted as a success a moment before: a later one came without.
  const isCurrent = at >= (lastSuccessAt ?? 0);
  return isCurrent ? nowWords(comparison, moment) : thenWords(comparison, moment);
}

const entriesWords = (count: number) => counted(count, 'entry', 'entries');

function nowWords({ entries }: Comparison, moment: string): string {
  if (entries === 0) {
    return `Neither this device nor the server holds an entry yet, checked ${moment}.`;
  }
  return `This device and the server hold the same ${entriesWords(entries)}, checked ${moment}.`;
}

function thenWords({ entries }: Comparison, moment: string): string {
  const held =
    entries === 0
      ? 'Neither this device nor the server held an entry'
      : `This device and the server held the same ${entriesWords(entries)}`;
  return `${held} when last compared, ${moment}. They have synced since.`;
}

function remedyWords(differences: number): string {
  if (differences === 1) {
    return 'They are compared once more with the next sync; then everything is loaded anew.';
  }
  if (differences === 2) {
    return 'Everything is being loaded anew. What waits on this device stays.';
  }
  return 'Loading everything anew did not help. Please copy the diagnostics and send them to whoever runs this server.';
}

import { Box, Typography } from '@mui/material';

import type { Comparison } from '../../store/sync-state';
import { addsUp, type SyncSummary } from '../../store/sync-summary';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { format } from '../../ui/words/format';
import { wholeWords } from '../../ui/words/whole-words';
import { momentWords } from '../../ui/words/time';
import { messages } from './messages';
import { BusyButton, useSyncRequest } from './sync-request';

/** Shows the ledger of all changes made on this device, so that the user can check that it adds up. */
export function LedgerCard({ summary, now }: { summary: SyncSummary; now: number }) {
  const { ledger, inOutbox, paused } = summary;
  return (
    <Card component="section" aria-labelledby="ledger-title">
      <Typography component="h2" variant="h3" id="ledger-title">
        {messages.everyChangeAccountedFor}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary', fontSize: '0.9375rem' }}>
        {messages.aboutChanges}
      </Typography>
      <Facts>
        <Fact strong label={messages.savedOnThisDevice} value={ledger.saved} />
        <Fact label={messages.confirmedByTheServer} value={ledger.confirmed} />
        <Fact label={messages.waitingOrRefused} value={inOutbox} />
        <Fact label={messages.carriedOnInLaterChange} value={ledger.carriedOn} />
        <Fact label={messages.givenUp} value={ledger.givenUp} />
      </Facts>
      <Typography sx={{ mt: 0.5, color: 'text.secondary', fontSize: '0.875rem' }}>
        {messages.carriedOnAndGivenUpMean}
      </Typography>
      <Box sx={{ mt: 2, pt: 2, borderTop: '2px solid', borderColor: 'divider' }}>
        <Typography sx={{ fontWeight: 650 }}>{sumWords(summary)}</Typography>
        {paused === null && <Check summary={summary} now={now} />}
      </Box>
    </Card>
  );
}

/** Compares this device with the server. */
function Check({ summary, now }: { summary: SyncSummary; now: number }) {
  const { request, outcome, send } = useSyncRequest(summary, now);
  const isAnswered = request !== null && (summary.comparison?.at ?? 0) >= request.at;
  const isChecking = request !== null && !isAnswered && outcome !== 'failed';
  return (
    <>
      <Box role="status" sx={{ mt: 1 }}>
        <Typography>{comparisonWords(summary, now)}</Typography>
        {outcome === 'failed' && !isAnswered && (
          <Typography sx={{ mt: 1 }}>{messages.serverNotAsked}</Typography>
        )}
      </Box>
      <BusyButton
        variant="outlined"
        busy={isChecking}
        onClick={() => void send()}
        sx={{ mt: 2, minWidth: 208 }}
      >
        {isChecking ? messages.checking : messages.checkWithTheServer}
      </BusyButton>
    </>
  );
}

/** Says whether all changes saved on this device are accounted for. */
export function sumWords(summary: Pick<SyncSummary, 'ledger' | 'inOutbox'>): string {
  const { saved, confirmed, carriedOn, givenUp } = summary.ledger;
  if (addsUp(summary)) {
    return saved === 0
      ? messages.nothingSavedYet
      : format(messages.itAddsUp, { saved: wholeWords(saved) });
  }
  const found = confirmed + carriedOn + givenUp + summary.inOutbox;
  return format(messages.itDoesNotAddUp, { saved: wholeWords(saved), found: wholeWords(found) });
}

const DIFFER = messages.contentsDiffer;

/** The result of the last comparison of device and server. */
export function comparisonWords(
  { comparison, lastSuccessAt }: Pick<SyncSummary, 'comparison' | 'lastSuccessAt'>,
  now: number,
): string {
  if (!comparison) return messages.notComparedYet;
  const { at, same, differences } = comparison;
  const moment = momentWords(at, now);
  if (!same)
    return format(messages.comparedWithDifferences, {
      differ: DIFFER,
      moment,
      differences: remedyWords(differences),
    });
  // A sync notes its success just before the comparison, so a later success had no comparison.
  const isCurrent = at >= (lastSuccessAt ?? 0);
  return isCurrent ? nowWords(comparison, moment) : thenWords(comparison, moment);
}

const entriesWords = (count: number) => format(messages.entries, { count });

function nowWords({ entries }: Comparison, moment: string): string {
  if (entries === 0) {
    return format(messages.bothEmpty, { moment });
  }
  return format(messages.bothHoldTheSame, { entries: entriesWords(entries), moment });
}

function thenWords({ entries }: Comparison, moment: string): string {
  const held =
    entries === 0
      ? messages.bothWereEmpty
      : format(messages.bothHeldTheSame, { entries: entriesWords(entries) });
  return format(messages.whenLastCompared, { held, moment });
}

function remedyWords(differences: number): string {
  if (differences === 1) {
    return messages.comparedAgainNextSync;
  }
  if (differences === 2) {
    return messages.loadingEverythingAgain;
  }
  return messages.loadingAgainDidNotHelp;
}

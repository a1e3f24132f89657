import { addsUp, type SyncSummary } from '../../../store/sync-summary';
import type { Comparison } from '../../../store/sync-state';
import { counted } from '../../../ui/words/counted';
import { momentWords } from '../../../ui/words/moment';

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

const entriesWords = (count: number) => counted(count, 'entry', 'entries');

function remedyWords(differences: number): string {
  if (differences === 1) {
    return 'They are compared once more with the next sync; then everything is loaded anew.';
  }
  if (differences === 2) {
    return 'Everything is being loaded anew. What waits on this device stays.';
  }
  return 'Loading everything anew did not help. Please copy the diagnostics and send them to whoever runs this server.';
}

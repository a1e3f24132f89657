import { ButtonBase } from '@mui/material';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';
import type { Award } from '#shared/records/award';

import { useOnline } from '../../device/use-online';
import { type SyncSummary, useClock, useSyncSummary } from '../../store/sync-summary';
import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { clockAheadWords } from '../../ui/words/time';
import { messages } from './messages';

export function ProgressLink() {
  return (
    <ButtonBase component={Link} to={PAGES.insights} sx={{ ...LINK, justifySelf: 'start' }}>
      <Icon name="chart" size={20} />
      {messages.seeYourProgress}
    </ButtonBase>
  );
}

/** @param latest the award earned last */
export function AwardsLink({ latest }: { latest: Pick<Award, 'awardName'> | undefined }) {
  return (
    <ButtonBase component={Link} to={PAGES.awards} sx={{ ...LINK, justifySelf: 'start' }}>
      <Icon name="leaf" size={20} />
      {latest ? format(messages.latestAward, { name: latest.awardName }) : messages.awards}
    </ButtonBase>
  );
}

/** Reads the summary itself, because a sync cycle changes it several times and the whole page would render again. */
export function WaitingLink() {
  const summary = useSyncSummary();
  const online = useOnline();
  if (!summary) return null;
  const words = waitingWords(summary, online);
  return (
    <div role="status">
      {words !== null && (
        <StatusLink icon={summary.rejected > 0 ? 'warning' : 'arrows'}>{words}</StatusLink>
      )}
    </div>
  );
}

/** Says that the device's clock is wrong. Shown at the top, because whatever is logged now gets a wrong time. */
export function ClockLink() {
  const { ahead } = useClock();
  if (ahead === null) return null;
  return (
    <StatusLink icon="warning" color="text.primary">
      {format(messages.clockIsWrong, { clockAhead: clockAheadWords(ahead) })}
    </StatusLink>
  );
}

interface StatusLinkProps {
  icon: 'warning' | 'arrows';
  color?: string;
  children: string;
}

/** Leads to the page about sync. */
function StatusLink({ icon, color = LINK.color, children }: StatusLinkProps) {
  return (
    <ButtonBase
      component={Link}
      to={PAGES.syncStatus}
      sx={{ ...LINK, justifyContent: 'start', textAlign: 'left', color }}
    >
      <Icon name={icon} size={20} style={ICON} />
      {children}
    </ButtonBase>
  );
}

const LINK = {
  ml: -1,
  px: 1,
  minHeight: 44,
  gap: 1,
  borderRadius: '12px',
  color: 'text.secondary',
  font: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
} as const;

const ICON = { flex: 'none' } as const;

/** Null if there is nothing to say: entries that only wait for the next sync need no message. */
export function waitingWords(summary: Waiting, online: boolean): string | null {
  const { pending, rejected, nextTryAt, paused, noRoom, inMemory } = summary;
  if (rejected > 0) return format(messages.entriesNotAccepted, { rejected });
  if (pending === 0) return null;
  const kept = inMemory ? messages.onlyInThisTab : messages.safeOnThisDevice;
  if (!online) return format(messages.entriesWaitingForSignal, { pending, kept });
  if (paused !== null || noRoom) return format(messages.entriesNotSentYet, { pending, kept });
  return nextTryAt === null ? null : format(messages.serverNotAnswering, { pending, kept });
}

type Waiting = Pick<
  SyncSummary,
  'pending' | 'rejected' | 'nextTryAt' | 'paused' | 'noRoom' | 'inMemory'
>;

import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import { PAGES } from '#shared/contract/pages';

import { loadNewVersion } from '../../device/service-worker';
import { useOnline } from '../../device/use-online';
import type { SyncSummary } from '../../store/sync-summary';
import { Icon } from '../../ui/icons';
import { Card } from '../../ui/layout/card';
import { Fact, Facts } from '../../ui/layout/facts';
import { format } from '../../ui/words/format';
import { capital } from '../../ui/words/text';
import { clockAheadWords, momentWords } from '../../ui/words/time';
import { messages } from './messages';
import { type Headline, headlineOf, tryWords, waitsTooLong } from './status-words';
import { BusyButton, useSyncRequest } from './sync-request';

const TONES = {
  calm: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  waiting: { bgcolor: 'raised.main', color: 'primary.main' },
  attention: { bgcolor: 'secondary.main', color: 'secondary.contrastText' },
} as const;

interface StatusCardProps {
  summary: SyncSummary;
  now: number;
}

/** Shows whether everything is on the server, with a button to sync now. */
export function StatusCard({ summary, now }: StatusCardProps) {
  const online = useOnline();
  const failed = tryWords(summary, { now, online });
  return (
    <Card sx={{ display: 'grid', gap: 2.5 }}>
      <HeadlineView headline={headlineOf(summary, now)}>
        {failed !== null && <Typography sx={{ mt: 1 }}>{failed}</Typography>}
        {summary.clockAhead !== null && (
          <Typography sx={{ mt: 1 }}>
            {format(messages.newEntriesGetWrongTime, {
              clockAhead: clockAheadWords(summary.clockAhead),
            })}
          </Typography>
        )}
        {waitsTooLong(summary, { now, online }) && (
          <Typography sx={{ mt: 1, fontWeight: 650 }}>{messages.takesTooLong}</Typography>
        )}
      </HeadlineView>
      <NextStep summary={summary} now={now} />
      <Facts>
        <Fact
          label={messages.lastSuccess}
          value={
            summary.lastSuccessAt === null
              ? messages.notYet
              : capital(momentWords(summary.lastSuccessAt, now))
          }
        />
        {summary.photosWaiting > 0 && (
          <Fact label={messages.photosWaiting} value={summary.photosWaiting} />
        )}
        {summary.photosRefused > 0 && (
          <Fact label={messages.unreadablePhotos} value={summary.photosRefused} />
        )}
        {summary.held > 0 && <Fact label={messages.entriesForNewerServer} value={summary.held} />}
      </Facts>
    </Card>
  );
}

/** The one action that the user can take now. */
function NextStep({ summary, now }: StatusCardProps) {
  switch (summary.paused) {
    case 'auth':
      return (
        <Button component={Link} to={PAGES.login} variant="contained" sx={{ justifySelf: 'start' }}>
          {messages.signIn}
        </Button>
      );
    case 'upgrade':
      return (
        <Button
          variant="contained"
          sx={{ justifySelf: 'start' }}
          onClick={() => void loadNewVersion()}
        >
          {messages.reload}
        </Button>
      );
    case null:
      return <SyncNow summary={summary} now={now} />;
  }
}

function SyncNow({ summary, now }: StatusCardProps) {
  const { outcome, send } = useSyncRequest(summary, now);
  const waits = summary.pending > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <BusyButton
        variant={waits ? 'contained' : 'outlined'}
        busy={summary.syncing}
        onClick={() => void send()}
        sx={{ minWidth: 136 }}
      >
        {summary.syncing ? messages.syncing : messages.syncNow}
      </BusyButton>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {outcome === 'succeeded' && messages.serverReachedJustNow}
      </Box>
    </Box>
  );
}

/** The state in one line and one sentence; screen readers announce changes. */
function HeadlineView({ headline, children }: { headline: Headline; children: ReactNode }) {
  const { icon, tone, title, words } = headline;
  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'start' }}>
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          flex: 'none',
          width: 52,
          height: 52,
          borderRadius: '16px',
          ...TONES[tone],
        }}
      >
        <Icon name={icon} size={28} />
      </Box>
      <Box role="status" sx={{ minWidth: 0 }}>
        <Typography
          id="sync-headline"
          component="h2"
          tabIndex={-1}
          sx={{
            fontSize: '1.375rem',
            fontWeight: 750,
            letterSpacing: '-0.015em',
            lineHeight: 1.2,
            outline: 'none',
          }}
        >
          {title}
        </Typography>
        <Typography sx={{ mt: 0.5, color: 'text.secondary' }}>{words}</Typography>
        {children}
      </Box>
    </Box>
  );
}

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
import { capital } from '../../ui/words/text';
import { clockAheadWords, momentWords } from '../../ui/words/time';
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

/** Whether everything is on the server, and the way to try now. */
export function StatusCard({ summary, now }: StatusCardProps) {
  const online = useOnline();
  const failed = tryWords(summary, { now, online });
  return (
    <Card sx={{ display: 'grid', gap: 2.5 }}>
      <HeadlineView headline={headlineOf(summary, now)}>
        {failed !== null && <Typography sx={{ mt: 1 }}>{failed}</Typography>}
        {summary.clockAhead !== null && (
          <Typography sx={{ mt: 1 }}>
            {clockAheadWords(summary.clockAhead)} New entries get a wrong time. Turn on automatic
            date and time in the settings of this device.
          </Typography>
        )}
        {waitsTooLong(summary, { now, online }) && (
          <Typography sx={{ mt: 1, fontWeight: 650 }}>
            That is longer than it should take. Nothing is lost. Copy the diagnostics below and send
            them to whoever runs this server.
          </Typography>
        )}
      </HeadlineView>
      <NextStep summary={summary} now={now} />
      <Facts>
        <Fact
          label="Last success"
          value={
            summary.lastSuccessAt === null
              ? 'Not yet'
              : capital(momentWords(summary.lastSuccessAt, now))
          }
        />
        {summary.photosWaiting > 0 && <Fact label="Photos waiting" value={summary.photosWaiting} />}
        {summary.photosRefused > 0 && (
          <Fact
            label="Photos that the server cannot read; they stay here"
            value={summary.photosRefused}
          />
        )}
        {summary.held > 0 && <Fact label="Changes kept for a newer server" value={summary.held} />}
      </Facts>
    </Card>
  );
}

/** The one thing that can be done now. */
function NextStep({ summary, now }: StatusCardProps) {
  switch (summary.paused) {
    case 'auth':
      return (
        <Button component={Link} to={PAGES.login} variant="contained" sx={{ justifySelf: 'start' }}>
          Sign In
        </Button>
      );
    case 'upgrade':
      return (
        <Button
          variant="contained"
          sx={{ justifySelf: 'start' }}
          onClick={() => void loadNewVersion()}
        >
          Reload
        </Button>
      );
    // The banner above every page has the buttons.
    case 'account-deleted':
      return null;
    case null:
      return <SyncNow summary={summary} now={now} />;
  }
}

function SyncNow({ summary, now }: StatusCardProps) {
  const { outcome, send } = useSyncRequest(summary, now);
  const waits = summary.pending + summary.photosWaiting > 0;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <BusyButton
        variant={waits ? 'contained' : 'outlined'}
        busy={summary.syncing}
        onClick={() => void send()}
        sx={{ minWidth: 136 }}
      >
        {summary.syncing ? 'Syncing...' : 'Sync now'}
      </BusyButton>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {outcome === 'succeeded' && 'The server was reached just now.'}
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

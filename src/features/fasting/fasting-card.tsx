import { Box, Button, Typography } from '@mui/material';
import { useEffect, useState } from 'react';

import { FAST_MOST_HOURS, mayFast, minutesOf, runningFast } from '#shared/rules/fasting';

import { endFast, type FastEntry, startFast, deleteFast, useFasts } from '../../store/days/fasts';
import { useProfile } from '../../store/profile/profile';
import { Disclosure } from '../../ui/disclosure';
import { useOneAtATime } from '../../ui/form/use-one-at-a-time';
import { Card } from '../../ui/layout/card';
import { TITLE_AND_FIGURE } from '../../ui/styles';
import { isGentle, useDisplay } from '../../ui/words/display';
import { format } from '../../ui/words/format';
import { momentWords } from '../../ui/words/time';
import { EarlierFasts } from './earlier-fasts';
import { lengthWords } from './length-words';
import { messages } from './messages';
import { useKeepFast } from './use-keep-fast';

/** Shown only if the user has turned it on, and never to users who should not fast. */
export function FastingCard() {
  const profile = useProfile();
  const { fasting } = useDisplay();
  const fasts = useFasts();
  if (fasting !== 'shown' || isGentle() || !fasts || !mayFast(profile ?? null)) return null;
  return <Timer fasts={fasts} />;
}

function Timer({ fasts }: { fasts: readonly FastEntry[] }) {
  const now = useMinutes();
  const running = runningFast(fasts, now);
  const earlier = fasts.filter(({ id }) => id !== running?.id);
  return (
    <Card component="section" aria-labelledby="fasting" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={TITLE_AND_FIGURE}>
        <Typography id="fasting" component="h2" variant="h3">
          {messages.fasting}
        </Typography>
        {running && <Box role="timer">{lengthWords(minutesOf(running, now))}</Box>}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>
        {running
          ? format(messages.sinceWhen, { when: momentWords(running.startedAt, now) })
          : messages.noFastRunning}
      </Typography>
      <StartOrStop running={running} />
      <Typography sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {format(messages.endsByItself, { most: FAST_MOST_HOURS })}
      </Typography>
      {earlier.length > 0 && (
        <Disclosure label={messages.earlier} quiet>
          <EarlierFasts fasts={earlier} now={now} />
        </Disclosure>
      )}
    </Card>
  );
}

/** Uses the same button for both actions, so that it keeps the focus. */
function StartOrStop({ running }: { running: FastEntry | null }) {
  const keep = useKeepFast();
  const once = useOneAtATime();
  const press = async () => {
    if (running)
      await keep(messages.stopped, async () => {
        await endFast(running.id, Date.now());
        return async () => endFast(running.id, null);
      });
    else
      await keep(messages.started, async () => {
        const id = await startFast(Date.now());
        return async () => deleteFast(id);
      });
  };
  return (
    <Button variant="outlined" sx={{ justifySelf: 'start' }} onClick={() => void once(press)}>
      {running ? messages.stopNow : messages.startNow}
    </Button>
  );
}

const OFTEN_MS = 15_000;

/** The current time in ms since the epoch, updated regularly. */
function useMinutes(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
    }, OFTEN_MS);
    return () => {
      clearInterval(timer);
    };
  }, []);
  // A fast that began after the last update must not be in the future.
  return Math.max(now, Date.now());
}

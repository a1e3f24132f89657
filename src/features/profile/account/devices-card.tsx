import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';

import type { OwnSession } from '#shared/contract/sessions';

import { useOnline } from '../../../device/use-online';
import { CallError } from '../../../http/call-error';
import { useOwnSessions } from '../../../http/use-account-security';
import { PLAIN_LIST, SMALL_QUIET } from '../../../ui/styles';
import { format } from '../../../ui/words/format';
import { NeedsConnection, ProfileCard } from '../profile-card';
import { beginningWords, deviceName, type Ending, EndSessions, lastUseWords } from './end-sessions';
import { messages } from './messages';

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const HERE = {
  px: 1,
  borderRadius: '8px',
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: 'primary.main',
  border: '1px solid currentColor',
} as const;

const SHOWN_FIRST = 4;

/** Lists the devices on which the user is signed in, with buttons to sign out other devices. */
export function DevicesCard() {
  const { data, error, isPending, refetch } = useOwnSessions();
  return (
    <ProfileCard
      id="signed-in-devices"
      title={messages.signedInDevices}
      words={messages.aboutSignedInDevices}
    >
      {isPending && (
        <Box role="status" aria-label={messages.loadingYourDevices}>
          <Skeleton variant="rounded" height={72} />
        </Box>
      )}
      {data && <Devices sessions={data} />}
      {!data && error && <LoadFailed error={error} onTry={() => void refetch()} />}
      <NeedsConnection what={messages.endingASession} />
    </ProfileCard>
  );
}

function Devices({ sessions }: { sessions: readonly OwnSession[] }) {
  const online = useOnline();
  const [all, setAll] = useState(false);
  const [ending, setEnding] = useState<Ending>();
  const others = sessions.filter(({ current }) => !current);
  const shown = all ? sessions : sessions.slice(0, SHOWN_FIRST);
  return (
    <>
      <Box component="ul" aria-labelledby="signed-in-devices" sx={PLAIN_LIST}>
        {shown.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            now={Date.now()}
            onEnd={
              online
                ? () => {
                    setEnding(session);
                  }
                : undefined
            }
          />
        ))}
      </Box>
      {shown.length < sessions.length && (
        <Button
          sx={{ ml: -1.5, px: 1.5 }}
          onClick={() => {
            setAll(true);
          }}
        >
          {format(messages.showAll, { sessions: sessions.length })}
        </Button>
      )}
      {others.length > 1 && (
        <Button
          variant="outlined"
          disabled={!online}
          sx={{ display: 'flex', mt: 1.5 }}
          onClick={() => {
            setEnding('others');
          }}
        >
          {messages.endAllOtherSessions}
        </Button>
      )}
      {ending !== undefined && (
        <EndSessions
          ending={ending}
          count={others.length}
          onClose={() => {
            setEnding(undefined);
          }}
        />
      )}
    </>
  );
}

function LoadFailed({ error, onTry }: { error: Error; onTry: () => void }) {
  return (
    <Box role="status" sx={{ display: 'grid', gap: 1.5, justifyItems: 'start' }}>
      <Typography>{whyNot(error)}</Typography>
      <Button variant="outlined" onClick={onTry}>
        {messages.tryAgain}
      </Button>
    </Box>
  );
}

function whyNot(error: Error): string {
  const isRefused = error instanceof CallError && error.code === 'not_authenticated';
  return isRefused ? messages.deviceNotSignedIn : messages.listNeedsServer;
}

interface SessionLineProps {
  session: OwnSession;
  now: number;
  /** Undefined while sessions cannot be ended. */
  onEnd: (() => void) | undefined;
}

/** A session. This device's own session is ended in the account card instead. */
function SessionLine({ session, now, onEnd }: SessionLineProps) {
  const name = deviceName(session);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Box>
          {session.current && (
            <Box component="span" sx={HERE}>
              {messages.thisDevice}
            </Box>
          )}
        </Box>
        <Box sx={SMALL_QUIET}>{lastUseWords(session, now)}</Box>
        <Box sx={SMALL_QUIET}>{beginningWords(session, now)}</Box>
      </Box>
      {!session.current && (
        <Button
          disabled={onEnd === undefined}
          aria-label={format(messages.endTheSessionOf, { name })}
          sx={{ mr: -1.5, px: 1.5, minWidth: 44 }}
          onClick={onEnd}
        >
          {messages.end}
        </Button>
      )}
    </Box>
  );
}

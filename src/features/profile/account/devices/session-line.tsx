import { Box, Button } from '@mui/material';

import type { OwnSession } from '#shared/contract/sessions';

import { beginningWords, deviceName, lastUseWords } from './session-words';

interface SessionLineProps {
  session: OwnSession;
  now: number;
  /** Undefined while nothing can be ended. */
  onEnd: (() => void) | undefined;
}

/** One device that is signed in, and the way to end that. The one at hand is signed out above. */
export function SessionLine({ session, now, onEnd }: SessionLineProps) {
  const name = deviceName(session);
  return (
    <Box component="li" sx={LINE}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Box component="span" sx={{ fontWeight: 650 }}>
            {name}
          </Box>
          {session.current && (
            <Box component="span" sx={HERE}>
              This device
            </Box>
          )}
        </Box>
        <Box sx={QUIET}>{lastUseWords(session, now)}</Box>
        <Box sx={QUIET}>{beginningWords(session, now)}</Box>
      </Box>
      {!session.current && (
        <Button
          disabled={onEnd === undefined}
          aria-label={`End the session of ${name}`}
          sx={{ mr: -1.5, px: 1.5, minWidth: 44 }}
          onClick={onEnd}
        >
          End
        </Button>
      )}
    </Box>
  );
}

const LINE = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  borderTop: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0 },
} as const;

const QUIET = { fontSize: '0.875rem', color: 'text.secondary' } as const;

const HERE = {
  px: 1,
  borderRadius: '8px',
  fontSize: '0.8125rem',
  fontWeight: 650,
  color: 'primary.main',
  border: '1px solid currentColor',
} as const;

import { Box, Typography } from '@mui/material';

import type { RefusedCase } from '../../store/refusals';
import { Card } from '../../ui/layout/card';
import { format } from '../../ui/words/format';
import { momentWords } from '../../ui/words/time';
import { messages } from './messages';
import { RefusedActions } from './refused-actions';
import { changeWords, nameOf, reasonWords, serverWords, timeOf } from './refused-words';

// A name can be a whole description: three lines say which entry it is.
const NAME = {
  fontWeight: 700,
  lineHeight: 1.3,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
} as const;

interface RefusedEntriesProps {
  entries: readonly RefusedCase[];
  now: number;
  canSend: boolean;
}

/** Entries that the server did not take; nothing where there are none. */
export function RefusedEntries({ entries, now, canSend }: RefusedEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <Box component="section" aria-labelledby="refused-title" sx={{ mt: 1 }}>
      <Typography component="h2" variant="h3" id="refused-title">
        {messages.needsYou}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1.5, color: 'text.secondary' }}>
        {messages.keptOnThisDeviceAsYou}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {entries.map((entry) => (
          <li key={`${entry.type}/${entry.id}`}>
            <RefusedCard entry={entry} now={now} canSend={canSend} />
          </li>
        ))}
      </Box>
    </Box>
  );
}

interface RefusedCardProps {
  entry: RefusedCase;
  now: number;
  /** Whether there is an account that it could still be sent to. */
  canSend: boolean;
}

/** One entry, why it was not taken, and what can be done. */
function RefusedCard({ entry, now, canSend }: RefusedCardProps) {
  const { refusal } = entry;
  const time = timeOf(entry);
  const said = serverWords(refusal);
  return (
    <Card
      component="article"
      aria-label={nameOf(entry)}
      sx={{ display: 'grid', gap: 1.5, p: { xs: 2, sm: 2.5 } }}
    >
      <Box>
        <Typography component="h3" sx={NAME}>
          {nameOf(entry)}
        </Typography>
        {time !== null && (
          <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>{time}</Typography>
        )}
      </Box>
      <Box>
        <Typography>{reasonWords(refusal)}</Typography>
        {said !== null && (
          <Typography sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
            {format(messages.theServerSays, { said })}
          </Typography>
        )}
        <Typography sx={{ mt: 0.5, fontSize: '0.875rem', color: 'text.secondary' }}>
          {format(messages.refused, {
            entry: changeWords(entry),
            at: momentWords(refusal.at, now),
          })}
        </Typography>
      </Box>
      <RefusedActions entry={entry} canSend={canSend} />
    </Card>
  );
}

import { Box, IconButton } from '@mui/material';

import { endOf, minutesOf } from '#shared/rules/fasting';

import { deleteFast, type FastEntry, restoreFast } from '../../store/days/fasts';
import { Icon } from '../../ui/icons';
import { format } from '../../ui/words/format';
import { momentWords } from '../../ui/words/time';
import { lengthWords } from './length-words';
import { messages } from './messages';
import { useKeepFast } from './use-keep-fast';

const SHOWN = 7;

interface EarlierFastsProps {
  /** Newest first. */
  fasts: readonly FastEntry[];
  now: number;
}

export function EarlierFasts({ fasts, now }: EarlierFastsProps) {
  const keep = useKeepFast();
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fasts.slice(0, SHOWN).map((fast) => {
        const end = endOf(fast, now);
        const from = momentWords(fast.startedAt, now);
        return (
          <Box component="li" key={fast.id} sx={ROW}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              {lengthWords(minutesOf(fast, now))}
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {end === null ? from : format(messages.fromTo, { from, to: momentWords(end, now) })}
                {end !== null && end !== fast.endedAt && `, ${messages.endedByItself}`}
              </Box>
            </Box>
            <IconButton
              aria-label={format(messages.deleteFast, { from })}
              onClick={() => {
                void keep(messages.deleted, async () => {
                  await deleteFast(fast.id);
                  return async () => restoreFast(fast.id);
                });
              }}
            >
              <Icon name="trash" size={20} />
            </IconButton>
          </Box>
        );
      })}
    </Box>
  );
}

const ROW = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: 52,
  '& + &': { borderTop: '1px solid', borderColor: 'divider' },
} as const;

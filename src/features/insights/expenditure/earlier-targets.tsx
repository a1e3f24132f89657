import { Box } from '@mui/material';

import type { TargetStep } from '#shared/rules/targets/target-history';

import { Disclosure } from '../../../ui/disclosure';
import { format } from '../../../ui/words/format';
import { energyWords } from '../../../ui/words/quantity';
import { dateWithYear } from '../../../ui/words/time';
import { messages } from './messages';

/** Lists targets, newest first. @param steps oldest first */
export function EarlierTargets({ steps }: { steps: readonly TargetStep[] }) {
  if (steps.length < 2) return null;
  return (
    <Disclosure label={messages.yourTargetsSoFar}>
      <Box component="dl" sx={{ m: 0 }}>
        {[...steps].reverse().map(({ from, calories }) => (
          <Box key={from} sx={ROW}>
            <dt>{from < FIRST_YEAR ? messages.before : sinceWords(from)}</dt>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap', fontWeight: 650 }}>
              {energyWords(calories)}
            </Box>
          </Box>
        ))}
      </Box>
    </Disclosure>
  );
}

// Marks the target before the first change, which has no day.
const FIRST_YEAR = '1900';

function sinceWords(day: string): string {
  return format(messages.since, { day: dateWithYear(day) });
}

const ROW = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 1,
  borderTop: '1px solid',
  borderColor: 'divider',
} as const;

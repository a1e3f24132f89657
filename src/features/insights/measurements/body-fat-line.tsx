import { Box, Typography } from '@mui/material';

import type { Measurement } from '#shared/records/measurement';
import type { Profile } from '#shared/records/profile';
import { type BodyFat, bodyFat } from '#shared/rules/body/body-fat';

import { Disclosure } from '../../../ui/disclosure';
import { format } from '../../../ui/words/format';
import { messages } from './messages';
import { partWords } from './part-words';

interface BodyFatLineProps {
  measurements: readonly Measurement[];
  profile: Profile | null;
}

/** Shows nothing if the formula does not apply to the user, or none of its parts was measured. */
export function BodyFatLine({ measurements, profile }: BodyFatLineProps) {
  const found = bodyFat(measurements, profile);
  const words = bodyFatWords(found);
  if (words === null || measurements.length === 0) return null;
  const others = profile?.gender === 'female' ? messages.hipsNeckAnd : messages.neckAnd;
  return (
    <Box sx={{ mt: 1.5, pt: 1.5, borderTop: '1px solid', borderColor: 'divider' }}>
      <Typography component="h3" sx={{ fontWeight: 650 }}>
        {messages.bodyFat}
      </Typography>
      <Typography sx={found.kind === 'found' ? {} : { color: 'text.secondary' }}>
        {words}
      </Typography>
      {found.kind === 'found' && (
        <Disclosure label={messages.howItIsCalculated} quiet>
          <Typography sx={{ fontSize: '0.9375rem', color: 'text.secondary' }}>
            {format(messages.bodyFatHow, { others })}
          </Typography>
        </Disclosure>
      )}
    </Box>
  );
}

/** Null if there is nothing to show. */
export function bodyFatWords(found: BodyFat): string | null {
  switch (found.kind) {
    case 'found':
      return format(messages.bodyFatIs, {
        percent: found.percent,
        low: found.low,
        high: found.high,
      });
    case 'missing':
      return format(messages.bodyFatNeeds, {
        parts: found.parts.map((part) => partWords(part).toLowerCase()).join(' and '),
      });
    case 'apart':
      return messages.bodyFatApart;
    case 'impossible':
      return messages.bodyFatImpossible;
    case 'not-for':
      return null;
  }
}

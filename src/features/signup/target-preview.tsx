import { Box, Typography } from '@mui/material';

import { calculate } from '#shared/rules/targets/daily-targets';

import { Disclosure } from '../../ui/disclosure';
import { Calculation } from '../../ui/profile/calculation';
import { measuresOf } from '../../ui/profile/profile-values';
import type { ProfileForm } from '../../ui/profile/use-profile-form';
import { wholeWords } from '../../ui/words/number';

/** Nothing while a field is invalid. */
export function TargetPreview({ form }: { form: ProfileForm }) {
  const measures = measuresOf(form.watch());
  if (!measures) return null;
  const { computed } = calculate(measures);
  return (
    <Box sx={{ p: 2, borderRadius: '14px', bgcolor: 'raised.main' }}>
      <Typography role="status">
        Your daily target:{' '}
        <Box component="strong" sx={{ fontSize: '1.25rem', whiteSpace: 'nowrap' }}>
          {wholeWords(computed)} kcal
        </Box>
      </Typography>
      <Disclosure label="How it is worked out">
        <Calculation measures={measures} />
      </Disclosure>
    </Box>
  );
}

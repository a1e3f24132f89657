import { Box, Typography } from '@mui/material';

import { calculate, type Measures } from '#shared/rules/targets/daily-targets';

import { boundWords, stepsOf } from './target-words';

const SMALL = { fontSize: '0.9375rem', color: 'text.secondary' } as const;

export function Calculation({ measures }: { measures: Measures }) {
  const sum = calculate(measures);
  const steps = stepsOf(measures, sum);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box component="dl" sx={{ m: 0 }}>
        {steps.map(({ words, figure }, index) => (
          <Box
            key={words}
            sx={{
              display: 'flex',
              justifyContent: 'space-between',
              gap: 2,
              py: 0.75,
              borderTop: index === 0 ? 0 : '1px solid',
              borderColor: 'divider',
              fontWeight: index === steps.length - 1 ? 750 : 450,
            }}
          >
            <dt>{words}</dt>
            <Box component="dd" sx={{ m: 0, whiteSpace: 'nowrap' }}>
              {figure}
            </Box>
          </Box>
        ))}
      </Box>
      {boundWords(sum.bounds).map((words) => (
        <Typography key={words} sx={{ ...SMALL, color: 'text.primary' }}>
          {words}
        </Typography>
      ))}
      <Typography sx={SMALL}>
        By Mifflin-St Jeor (1990) and 7,700 kcal a kilogram. An estimate for healthy adults, good to
        about a tenth, and no medical advice; when pregnant or nursing, please ask a doctor.
      </Typography>
    </Box>
  );
}

import { Box } from '@mui/material';

import { SamplePanel } from '../sample-panel';

const MACROS = ['protein', 'carbs', 'fat'] as const;
const LABELS = { protein: 'Protein', carbs: 'Carbs', fat: 'Fat' };

// Height of each part of a day's column, in pixels.
const WEEK: readonly [string, number, number, number][] = [
  ['M', 26, 54, 22],
  ['T', 32, 46, 18],
  ['W', 28, 58, 26],
  ['T', 36, 42, 20],
  ['F', 24, 60, 28],
  ['S', 30, 50, 30],
  ['S', 34, 44, 22],
];

export function MacroReport() {
  return (
    <SamplePanel title="Macro Report">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, fontSize: '0.9375rem' }}>
        {MACROS.map((macro) => (
          <Box key={macro} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
            <Box
              aria-hidden
              sx={{ width: 12, height: 12, borderRadius: '4px', bgcolor: `nutrients.${macro}` }}
            />
            {LABELS[macro]}
          </Box>
        ))}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', gap: 1, alignItems: 'flex-end', height: 148 }}>
        {WEEK.map(([day, ...parts], index) => (
          <Box key={index} sx={{ flex: 1, display: 'grid', gap: '3px', textAlign: 'center' }}>
            {MACROS.map((macro, at) => (
              <Box
                key={macro}
                sx={{ height: parts[at], borderRadius: '5px', bgcolor: `nutrients.${macro}` }}
              />
            ))}
            <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{day}</Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: 'auto' }}>
        <Box sx={{ fontSize: '0.9375rem', color: 'text.secondary', mb: 0.5 }}>Weekly averages</Box>
        <Box component="dl" sx={{ m: 0, display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
          <Figure value="158" label="cal" />
          <Figure value="16 g" label="protein" />
          <Figure value="45 g" label="carbs" />
        </Box>
      </Box>
    </SamplePanel>
  );
}

interface FigureProps {
  value: string;
  label: string;
}

/** A number and what it counts, to stand in a description list. */
function Figure({ value, label }: FigureProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 0.5, flexDirection: 'row-reverse' }}>
      <Box component="dt" sx={{ color: 'text.secondary' }}>
        {label}
      </Box>
      <Box component="dd" sx={{ m: 0, fontWeight: 750, fontSize: '1.25rem' }}>
        {value}
      </Box>
    </Box>
  );
}

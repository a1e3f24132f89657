import { Box } from '@mui/material';

import type { Nutrients } from '#shared/records/nutrients';

const MACROS = [
  ['protein', 'Protein'],
  ['carbs', 'Carbs'],
  ['fat', 'Fat'],
  ['fiber', 'Fibre'],
] as const;

/** Protein, carbs, fat and fibre, each in its own colour and in words. */
export function Macros({ nutrients }: { nutrients: Nutrients }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        rowGap: 0.5,
        m: 0,
        fontSize: '0.9375rem',
      }}
    >
      {MACROS.map(([name, label]) => (
        <Box key={name} sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <Box
            component="span"
            aria-hidden
            sx={{ width: 10, height: 10, borderRadius: '3px', bgcolor: `nutrients.${name}` }}
          />
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 680 }}>
            {grams(nutrients[name])}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Unknown is said, and never shown as zero. */
function grams(amount: number | null): string {
  if (amount === null) return 'unknown';
  return `${amount < 10 ? amount.toFixed(1) : Math.round(amount)} g`;
}

import { Box, type SxProps } from '@mui/material';
import type { Theme } from '@mui/material/styles';

interface BigFiguresProps {
  figures: readonly (readonly [value: string, label: string])[];
  sx?: SxProps<Theme>;
}

/** Large numbers in a row, each over what it counts. */
export function BigFigures({ figures, sx = {} }: BigFiguresProps) {
  return (
    <Box
      component="dl"
      sx={[
        {
          m: 0,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {figures.map(([value, label]) => (
        <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {label}
          </Box>
          <Box
            component="dd"
            sx={{
              m: 0,
              fontWeight: 800,
              fontSize: { xs: '2.25rem', md: '3rem' },
              letterSpacing: '-0.035em',
              lineHeight: 1.1,
              color: 'primary.main',
            }}
          >
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

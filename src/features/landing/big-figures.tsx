import { Box } from '@mui/material';

interface BigFiguresProps {
  figures: readonly (readonly [value: string, label: string])[];
}

/** Large numbers in a row, each over what it counts. */
export function BigFigures({ figures }: BigFiguresProps) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gap: 3,
        gridTemplateColumns: 'repeat(auto-fit, minmax(132px, 1fr))',
      }}
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

import { Box } from '@mui/material';

// Twenty-one days of a made-up month: days to the right, pounds downwards.
const LINE =
  'M6 26C20 30 28 22 42 30S66 46 82 44S108 58 124 56S150 74 168 70S196 88 212 86S240 104 262 100';

export function WeightLine() {
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' }}>
        <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em', mr: 'auto' }}>
          -2.3 lbs
        </Box>
        <Box sx={{ color: 'text.secondary' }}>Week 3 of 4</Box>
      </Box>
      <Box
        component="svg"
        viewBox="0 0 350 124"
        aria-hidden
        focusable={false}
        sx={{ width: '100%', mt: 'auto' }}
      >
        <g stroke="var(--mui-palette-divider)" strokeWidth="1.5">
          {[88, 175, 262].map((x) => (
            <path key={x} d={`M${x} 6v112`} strokeDasharray="3 5" />
          ))}
        </g>
        <path d={`${LINE}V124H6z`} fill="var(--mui-palette-raised-main)" />
        <path
          d={LINE}
          fill="none"
          stroke="var(--mui-palette-primary-main)"
          strokeWidth="5"
          strokeLinecap="round"
        />
        <path
          d="M262 100C290 108 318 112 344 116"
          fill="none"
          stroke="var(--mui-palette-primary-main)"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeDasharray="1 9"
        />
        <circle cx="262" cy="100" r="8" fill="var(--mui-palette-secondary-main)" />
      </Box>
    </>
  );
}

import { Box } from '@mui/material';

const RADIUS = 44;
const AROUND = 2 * Math.PI * RADIUS;

/** A part of a whole, drawn as a ring with its percentage in it. */
export function Ring({ percent }: { percent: number }) {
  const stroke = { cx: 54, cy: 54, r: RADIUS, fill: 'none', strokeWidth: 14 } as const;
  return (
    <Box sx={{ position: 'relative', width: 132, height: 132 }}>
      <svg viewBox="0 0 108 108" aria-hidden focusable={false}>
        <circle {...stroke} stroke="var(--mui-palette-raised-main)" />
        <circle
          {...stroke}
          stroke="var(--mui-palette-primary-main)"
          strokeLinecap="round"
          strokeDasharray={`${(AROUND * percent) / 100} ${AROUND}`}
          transform="rotate(-90 54 54)"
        />
      </svg>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeItems: 'center',
          fontWeight: 780,
          fontSize: '1.75rem',
        }}
      >
        {`${percent}%`}
      </Box>
    </Box>
  );
}

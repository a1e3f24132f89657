import { Box } from '@mui/material';
import { Tooltip } from 'recharts';

import type { Point } from './point';

/** Also for points reached with the arrow keys. */
export function PointWords() {
  return (
    <Tooltip
      isAnimationActive={false}
      cursor={{ fill: 'var(--mui-palette-raised-main)', stroke: 'var(--mui-palette-divider)' }}
      content={({ active, payload }) => {
        const point = (payload[0] as { payload?: Point } | undefined)?.payload;
        return active && point ? <Words point={point} /> : null;
      }}
    />
  );
}

function Words({ point: { title, lines } }: { point: Point }) {
  return (
    <Box role="status" sx={CARD}>
      <Box sx={{ fontWeight: 700 }}>{title}</Box>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}

const CARD = {
  px: 1.5,
  py: 1,
  maxWidth: 220,
  borderRadius: '12px',
  fontSize: '0.9375rem',
  bgcolor: 'text.primary',
  color: 'background.default',
  boxShadow: '0 8px 30px rgb(0 0 0 / 0.28)',
} as const;

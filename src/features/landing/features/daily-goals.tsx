import { Box } from '@mui/material';

import { SamplePanel } from '../sample-panel';

const RADIUS = 44;

const AROUND = 2 * Math.PI * RADIUS;

const GLASSES = 8;
const DRUNK = 6;

export function DailyGoals() {
  return (
    <SamplePanel title="Daily Goals">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2.5, alignItems: 'center' }}>
        <Ring percent={75} />
        <Box sx={{ lineHeight: 1.35 }}>
          <Box sx={{ fontWeight: 780, fontSize: '1.5rem', letterSpacing: '-0.02em' }}>410 left</Box>
          <Box sx={{ color: 'text.secondary' }}>of 1,650 calories</Box>
        </Box>
      </Box>
      <Box sx={{ mt: 'auto', pt: 2, borderTop: '1px solid', borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', mb: 1 }}>
          <Box sx={{ mr: 'auto', fontWeight: 650 }}>Water</Box>
          <span>{`${DRUNK} / ${GLASSES} glasses`}</span>
        </Box>
        <Box aria-hidden sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {Array.from({ length: GLASSES }, (_, index) => (
            <Glass key={index} full={index < DRUNK} />
          ))}
        </Box>
      </Box>
    </SamplePanel>
  );
}

/** A glass of water, full or still to be drunk. */
function Glass({ full }: { full: boolean }) {
  return (
    <svg viewBox="0 0 24 32" width="26" height="34" focusable={false}>
      {full && (
        <path d="M4.6 10h14.8l-1.5 17.5h-11.800z" fill="var(--mui-palette-nutrients-protein)" />
      )}
      <path
        d="M3.5 4h17l-2.200 24.5h-12.600z"
        fill="none"
        stroke={`var(--mui-palette-${full ? 'nutrients-protein' : 'text-secondary'})`}
        strokeWidth="2"
        strokeLinejoin="round"
        opacity={full ? 1 : 0.6}
      />
    </svg>
  );
}

/** A part of a whole, drawn as a ring with its percentage in it. */
function Ring({ percent }: { percent: number }) {
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

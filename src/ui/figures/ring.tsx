import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface RingProps {
  /** 0 to 1; more is shown as a full ring. */
  share: number;
  size: number;
  children: ReactNode;
}

const RING_WIDTH = 14;

export function Ring({ share, size, children }: RingProps) {
  const radius = (size - RING_WIDTH) / 2;
  const length = 2 * Math.PI * radius;
  const filled = Math.min(1, Math.max(0, share)) * length;
  const circle = { cx: size / 2, cy: size / 2, r: radius, fill: 'none', strokeWidth: RING_WIDTH };
  return (
    <Box sx={{ position: 'relative', width: size, height: size, flex: 'none' }}>
      <svg width={size} height={size} aria-hidden focusable={false}>
        <circle {...circle} stroke="var(--mui-palette-divider)" />
        {filled > 0 && (
          <circle
            {...circle}
            stroke="var(--mui-palette-primary-main)"
            strokeLinecap="round"
            strokeDasharray={`${filled} ${length}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      <Box
        sx={{
          position: 'absolute',
          inset: 0,
          display: 'grid',
          placeContent: 'center',
          textAlign: 'center',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

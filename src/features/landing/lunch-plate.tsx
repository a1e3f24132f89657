import { Box } from '@mui/material';

/** A drawing of rice, greens, salmon and a wedge of lemon. */
export function LunchPlate() {
  return (
    <Box
      component="svg"
      viewBox="0 0 400 400"
      aria-hidden
      focusable={false}
      sx={{ width: '100%', display: 'block' }}
    >
      <circle cx="200" cy="206" r="186" fill="var(--mui-palette-divider)" opacity="0.55" />
      <circle cx="200" cy="200" r="184" fill="var(--mui-palette-background-paper)" />
      <circle
        cx="200"
        cy="200"
        r="140"
        fill="none"
        stroke="var(--mui-palette-divider)"
        strokeWidth="3"
      />
      <path
        d="M96 214c-6-62 40-112 96-112 22 0 30 16 22 38-14 40-20 78-12 128-52 12-102-8-106-54z"
        fill="#F3EAD3"
      />
      <g fill="#D9C9A2">
        {RICE.map(([x, y, turn]) => (
          <ellipse
            key={`${x}-${y}`}
            cx={x}
            cy={y}
            rx="8"
            ry="3.4"
            transform={`rotate(${turn} ${x} ${y})`}
          />
        ))}
      </g>
      <path
        d="M226 118c40-22 88 8 92 58 2 24-10 34-34 30-34-4-64-2-76-14-14-14-8-60 18-74z"
        fill="#3E8E57"
      />
      <g fill="#5BB377">
        <circle cx="252" cy="138" r="20" />
        <circle cx="286" cy="152" r="22" />
        <circle cx="258" cy="172" r="19" />
        <circle cx="300" cy="184" r="15" />
      </g>
      <path
        d="M214 224c40-10 92-6 104 14 10 30-34 68-84 70-28 0-38-14-36-36 0-22-4-42 16-48z"
        fill="#EE8A6C"
      />
      <g fill="none" stroke="#F9C3AE" strokeWidth="5" strokeLinecap="round">
        <path d="M222 246c26-8 56-8 82 0" />
        <path d="M216 268c26-8 52-8 80-2" />
        <path d="M216 290c20-6 38-6 58-2" />
      </g>
      <path d="M176 300a34 34 0 0 0 60 6z" fill="#F2C94C" stroke="#D9A92B" strokeWidth="4" />
    </Box>
  );
}

const RICE = [
  [130, 160, 20],
  [156, 140, -30],
  [182, 126, 10],
  [118, 194, 60],
  [146, 186, 5],
  [176, 168, -50],
  [128, 228, -20],
  [158, 216, 35],
  [186, 206, 80],
  [148, 248, 10],
  [178, 240, -35],
  [116, 216, 15],
] as const;

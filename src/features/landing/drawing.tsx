import { Box } from '@mui/material';

import { DISHES } from './dishes';

/** In a square of 64. */
const FRUITS = {
  lemon: (
    <>
      <circle cx="32" cy="32" r="32" fill="#E7F0D8" />
      <circle cx="32" cy="34" r="19" fill="#F2C94C" />
      <circle cx="32" cy="34" r="16" fill="#FFF6D6" />
      <g fill="#F7DC74">
        {[0, 60, 120, 180, 240, 300].map((turn) => (
          <path key={turn} d="M32 32l-5.5-10.5c3-3 8-3 11 0z" transform={`rotate(${turn} 32 34)`} />
        ))}
      </g>
      <path d="M44 16c4-7 10-7 13-5-2 6-8 9-13 5z" fill="#4F9A62" />
    </>
  ),
  avocado: (
    <>
      <circle cx="32" cy="32" r="32" fill="#F6E3CC" />
      <path d="M32 10c8 0 9 9 12 15 5 10 1 29-12 29S15 35 20 25c3-6 4-15 12-15z" fill="#3E7A4A" />
      <path d="M32 14c6 0 6 8 9 13 4 9 1 23-9 23s-13-14-9-23c3-5 3-13 9-13z" fill="#DCE8A0" />
      <circle cx="32" cy="39" r="7.5" fill="#8A5A33" />
      <circle cx="30" cy="37" r="2" fill="#B07F52" />
    </>
  ),
  apple: (
    <>
      <circle cx="32" cy="32" r="32" fill="#F8DFD8" />
      <path
        d="M32 24c5-4 18-4 18 10 0 10-8 20-13 20-3 0-3-1.5-5-1.5s-2 1.5-5 1.5c-5 0-13-10-13-20 0-14 13-14 18-10z"
        fill="#CF4434"
      />
      <path
        d="M20 32c0-4 2-6 5-7"
        stroke="#F0978A"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M32 24c0-5 1-8 4-11"
        stroke="#6B4A2E"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M37 17c3-5 9-6 12-4-2 6-8 7-12 4z" fill="#4F9A62" />
    </>
  ),
} as const;

const DRAWINGS = { ...DISHES, ...FRUITS };

export type DrawingName = keyof typeof DRAWINGS;

/** Decoration next to words, so hidden from screen readers. */
export function Drawing({ name, size }: { name: DrawingName; size: number }) {
  return (
    <Box
      component="svg"
      width={size}
      height={size}
      viewBox="0 0 64 64"
      aria-hidden
      focusable={false}
      sx={{ flex: 'none' }}
    >
      {DRAWINGS[name]}
    </Box>
  );
}

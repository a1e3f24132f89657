import { Box } from '@mui/material';

const BOWL = { cx: 32, cy: 32 } as const;

const plate = (
  <>
    <circle {...BOWL} r="31" fill="#E9E2D2" />
    <circle {...BOWL} r="29" fill="#FFFDF8" />
    <circle {...BOWL} r="22" fill="none" stroke="#E9E2D2" strokeWidth="1.5" />
  </>
);

const bowl = (rim: string, inside: string) => (
  <>
    <circle {...BOWL} r="31" fill={rim} />
    <circle {...BOWL} r="26" fill={inside} />
  </>
);

/** Viewed from above, in a square of 64. */
const DISHES = {
  oatmeal: (
    <>
      {bowl('#5E8FB8', '#EBD9B4')}
      <path d="M14 28c8-4 10 6 18 2s12 4 18 0" stroke="#D8C193" strokeWidth="3" fill="none" />
      <g fill="#4A5FA5">
        <circle cx="24" cy="24" r="4.5" />
        <circle cx="33" cy="19" r="4" />
        <circle cx="21" cy="34" r="4" />
      </g>
      <g fill="#D2453A">
        <path d="M36 27c5-4 11 1 8 7-2 4-6 6-8 6s-5-9 0-13z" />
        <path d="M28 38c4-3 9 1 7 5-1 3-5 5-7 5s-4-7 0-10z" />
      </g>
      <path d="M44 26c2-4 6-4 8-2-1 3-5 4-8 2z" fill="#4F9A62" />
    </>
  ),
  chickenRice: (
    <>
      {plate}
      <path d="M12 32c0-11 8-18 17-18 2 6-2 12 0 20s-2 12-6 14c-7-2-11-8-11-16z" fill="#F1E6CB" />
      <g fill="#4F9A62">
        <circle cx="38" cy="20" r="5" />
        <circle cx="45" cy="24" r="5.5" />
        <circle cx="39" cy="27" r="4.5" />
      </g>
      <path d="M30 36c8-6 20-4 21 1 1 7-9 13-17 12-6-1-9-9-4-13z" fill="#D9975B" />
      <path d="M34 40l12-3M36 45l9-3" stroke="#B06F38" strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  yoghurt: (
    <>
      {bowl('#C9705C', '#FBF7EE')}
      <path d="M18 24c6-6 14 2 20-2s10 2 10 6" stroke="#EAE2D0" strokeWidth="3" fill="none" />
      <path d="M20 38c0-6 8-8 12-4-2 7-8 8-12 4z" fill="#F4E7A6" />
      <path d="M20 38c-1-6 8-9 12-4" stroke="#C8423B" strokeWidth="2.5" fill="none" />
      <path d="M32 44c0-6 8-8 12-4-2 7-8 8-12 4z" fill="#F4E7A6" />
      <path d="M32 44c-1-6 8-9 12-4" stroke="#C8423B" strokeWidth="2.5" fill="none" />
      <g fill="#9A6A3C">
        <ellipse cx="40" cy="28" rx="4" ry="2.6" transform="rotate(30 40 28)" />
        <ellipse cx="28" cy="22" rx="4" ry="2.6" transform="rotate(-30 28 22)" />
        <ellipse cx="46" cy="34" rx="3.6" ry="2.4" transform="rotate(80 46 34)" />
      </g>
    </>
  ),
  lentils: (
    <>
      {bowl('#3F7D5B', '#A8623A')}
      <g fill="#C4824F">
        {[
          [20, 26],
          [28, 20],
          [37, 24],
          [24, 34],
          [33, 31],
          [42, 33],
          [28, 42],
          [38, 42],
          [18, 36],
        ].map(([cx, cy]) => (
          <ellipse key={`${cx}-${cy}`} cx={cx} cy={cy} rx="3.6" ry="2.6" />
        ))}
      </g>
      <g fill="#5BAA72">
        <path d="M16 30c2-9 10-12 15-11-1 8-8 12-15 11z" />
        <path d="M34 46c8-6 15-3 17 1-6 5-13 4-17-1z" />
      </g>
      <path d="M42 18a8 8 0 0 1 8 12z" fill="#F5D75E" stroke="#D9AE2F" strokeWidth="2" />
    </>
  ),
  salmon: (
    <>
      {plate}
      <path d="M14 34c2-10 14-16 24-12 5 2 4 8 0 11-6 5-20 12-24 1z" fill="#F0906F" />
      <path
        d="M19 32c4-5 10-7 16-7M22 36c4-4 9-6 14-6"
        stroke="#FBC7B2"
        strokeWidth="2"
        fill="none"
        strokeLinecap="round"
      />
      <g fill="#EBCB7A" stroke="#D4AE52" strokeWidth="1">
        <circle cx="38" cy="41" r="5" />
        <circle cx="47" cy="36" r="4.6" />
        <circle cx="30" cy="46" r="4.4" />
      </g>
      <path
        d="M44 18c-2 4-2 6 0 10M44 22l-4-2M44 25l4-3M43 28l-4-1"
        stroke="#4F9A62"
        strokeWidth="1.8"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  omelette: (
    <>
      {plate}
      <path d="M12 33c0-9 10-16 22-15s18 8 17 15c-6 6-33 8-39 0z" fill="#F5CE55" />
      <path d="M12 33c7 6 31 6 39 0-1 9-9 15-20 15s-19-6-19-15z" fill="#EAB93A" />
      <g fill="#5BAA72">
        <circle cx="26" cy="28" r="2.6" />
        <circle cx="34" cy="25" r="2.6" />
        <circle cx="41" cy="29" r="2.6" />
        <circle cx="31" cy="41" r="2.4" />
        <circle cx="22" cy="39" r="2.4" />
      </g>
      <path d="M44 42c4-4 9-3 11 0-3 4-8 4-11 0z" fill="#3E8E57" />
    </>
  ),
} as const;

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

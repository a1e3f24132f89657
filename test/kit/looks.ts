/** How a screen is looked at: its width in CSS pixels, and the scheme of its colours. */
export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

const ALL = WIDTHS.flatMap((width) => SCHEMES.map((colorScheme): Look => ({ width, colorScheme })));
const TWO: Look[] = [
  { width: 360, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
];

/** Every look; within `npm test` the two that differ most. */
export const LOOKS = process.env['LOOKS'] === 'two' ? TWO : ALL;

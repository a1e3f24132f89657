/** How a screen is rendered: its width in CSS pixels, and its color scheme. */
export interface Look {
  width: number;
  colorScheme: 'light' | 'dark';
}

const WIDTHS = [360, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;

const ALL = WIDTHS.flatMap((width) =>
  SCHEMES.map((colorScheme): Look => ({ width, colorScheme })),
) as [Look, ...Look[]];
// The two that differ most.
export const PHONE: Look = { width: 360, colorScheme: 'dark' };
const DESKTOP: Look = { width: 1280, colorScheme: 'light' };

/** The looks for one screen of many: all of them, or in `npm test` alternately a phone's and a desktop's. */
export function looksOf(index: number): readonly [Look, ...Look[]] {
  if (process.env['LOOKS'] === 'one') return [index % 2 === 0 ? PHONE : DESKTOP];
  return ALL;
}

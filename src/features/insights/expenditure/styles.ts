/** A number and its unit. */
export const FIGURE_LINE = {
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1,
} as const;

export const FIGURE = {
  fontSize: '2.25rem',
  fontWeight: 790,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
} as const;

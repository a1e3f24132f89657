/** The first one is aligned with the content around. */
export const QUIET_BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  mx: -1,
  '& > .MuiButton-root': { px: 1, mx: 0, minHeight: 44, fontSize: '0.9375rem' },
  '& > .MuiButton-root > .MuiButton-startIcon': { ml: 0 },
} as const;

/** A row of quiet buttons with a sign each, the first of which stands where its ground's content begins. */
export const QUIET_BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  mx: -1,
  '& > .MuiButton-root': { px: 1, mx: 0, minHeight: 44, fontSize: '0.9375rem' },
  '& > .MuiButton-root > .MuiButton-startIcon': { ml: 0 },
} as const;

/** Every line is filled, so that the edge is even. */
export const BUTTON_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;

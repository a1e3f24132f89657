/** Buttons that share a line where there is room; each line is filled, so that none stands ragged. */
export const BUTTON_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;

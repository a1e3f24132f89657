/** Gap between fields in a row, in theme spacing. */
export const BESIDE = 1.5;

export const FIELD_PAIR = {
  display: 'grid',
  columnGap: BESIDE,
  rowGap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;

/** For screen readers only. */
export const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** Not on touch screens, where the tint would stay after a tap. */
export const HOVER = {
  '@media (hover: hover)': { '&:hover': { bgcolor: 'raised.main' } },
} as const;

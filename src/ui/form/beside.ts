/** Gap between fields in a row, in theme spacing. */
export const BESIDE = 1.5;

export const FIELD_PAIR = {
  display: 'grid',
  columnGap: BESIDE,
  rowGap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;

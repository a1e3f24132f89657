/** Two fields of a form beside each other where there is room, else one above the other. */
export const FIELD_PAIR = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;

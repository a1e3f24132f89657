/** Between fields that stand beside each other, in steps of the theme's spacing. */
export const BESIDE = 1.5;

/** Two fields of a form beside each other where there is room, else one above the other. */
export const FIELD_PAIR = {
  display: 'grid',
  columnGap: BESIDE,
  rowGap: 2.5,
  gridTemplateColumns: { sm: '1fr 1fr' },
} as const;

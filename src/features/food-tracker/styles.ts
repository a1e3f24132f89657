/** A photo may have the color of the paper. The edge is drawn over it and takes no room. */
export const PHOTO_EDGE = {
  position: 'relative',
  overflow: 'hidden',
  borderRadius: '14px',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-divider)',
    pointerEvents: 'none',
  },
} as const;

/** The first one is aligned with the content around. */
export const QUIET_BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  mx: -1,
  '& > .MuiButton-root': { px: 1, mx: 0, minHeight: 44, fontSize: '0.9375rem' },
  '& > .MuiButton-root > .MuiButton-startIcon': { ml: 0 },
} as const;

/** Every line is filled, so that the edge is even. */
export const BUTTON_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;

/** A button in the flow of text. */
export const TEXT_BUTTON = { minHeight: 44, px: 1, fontSize: '0.9375rem' } as const;

/** A round button that logs what is beside it. */
export const LOG_BUTTON = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.main' },
} as const;

/** A choice among short answers. */
export const CHIP = {
  minHeight: 44,
  px: 1.75,
  py: 0.5,
  borderRadius: '22px',
  lineHeight: 1.25,
  textAlign: 'left',
} as const;

/** The color of its border says what it is about. */
export const NOTICE = {
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  borderLeft: '4px solid',
} as const;

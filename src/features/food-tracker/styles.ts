/** An edge drawn over the photo, which takes no room: a photo may have the same color as the background. */
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

/** A row of text buttons, with the first one aligned to the surrounding content. */
export const QUIET_BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  mx: -1,
  '& > .MuiButton-root': { px: 1, mx: 0, minHeight: 44, fontSize: '0.9375rem' },
  '& > .MuiButton-root > .MuiButton-startIcon': { ml: 0 },
} as const;

/** Buttons that fill every line, so that the right edge is even. */
export const BUTTON_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& > .MuiButton-root': { flex: '1 1 auto' },
} as const;

/** A button in the flow of text. */
export const TEXT_BUTTON = { minHeight: 44, px: 1, fontSize: '0.9375rem' } as const;

/** A round button that logs the entry next to it. */
export const LOG_BUTTON = {
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '&:hover': { bgcolor: 'primary.main' },
} as const;

/** A button for a short answer. */
export const CHIP = {
  minHeight: 44,
  px: 1.75,
  py: 0.5,
  borderRadius: '22px',
  lineHeight: 1.25,
  textAlign: 'left',
} as const;

/** A notice; the color of its border depends on the kind. */
export const NOTICE = {
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  borderLeft: '4px solid',
} as const;

/** Around a photo, whose own ground may be that of the paper; drawn over it, so that it takes no room. */
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

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

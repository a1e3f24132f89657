/** Under the pointer alone: after a tap a screen without one would keep the tint. */
export const HOVER = {
  '@media (hover: hover)': { '&:hover': { bgcolor: 'raised.main' } },
} as const;

/** Not on touch screens, where the tint would stay after a tap. */
export const HOVER = {
  '@media (hover: hover)': { '&:hover': { bgcolor: 'raised.main' } },
} as const;

/** Between a sheet's edges and what it holds. */
export const SHEET_EDGE = {
  /** In the theme's spacing. */
  side: 2.5,
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
} as const;

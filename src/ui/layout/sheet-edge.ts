/** Padding of a sheet. */
export const SHEET_EDGE = {
  /** In theme spacing. */
  side: 2.5,
  bottom: 'calc(24px + env(safe-area-inset-bottom))',
} as const;

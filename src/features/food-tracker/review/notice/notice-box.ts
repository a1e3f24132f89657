/** What stands out on a meal: something is under way, or waits for its person. */
export const NOTICE = {
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  borderLeft: '4px solid',
} as const;

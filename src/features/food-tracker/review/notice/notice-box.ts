export const NOTICE = {
  p: 1.5,
  borderRadius: '14px',
  bgcolor: 'raised.main',
  borderLeft: '4px solid',
} as const;

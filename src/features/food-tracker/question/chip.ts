export const CHIP = {
  minHeight: 44,
  px: 1.75,
  py: 0.5,
  borderRadius: '22px',
  lineHeight: 1.25,
  textAlign: 'left',
} as const;

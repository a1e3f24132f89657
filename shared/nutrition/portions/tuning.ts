export const P: Record<string, number> = {
  hint: 1.2,
  unasked: 0.175,
  isNamed: 1,
  special: 2,
  usual: 0.6,
  size: 3,
  anySize: 2,
  medium: 0.7,
  sized: 0.8,
  itemUsual: 0,
  tiny: 0.175,
};

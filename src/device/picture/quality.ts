// JPEG size of a photo at each quality, relative to its size at SAMPLE_QUALITY.
const SIZES = [
  [0.82, 1.4],
  [0.76, 1.15],
  [0.7, 1],
  [0.62, 0.84],
  [0.55, 0.73],
  [0.47, 0.63],
  [0.4, 0.54],
] as const;

export const SAMPLE_QUALITY = 0.7;
const WORST = 0.4;

/** @param share the wanted size, relative to the size at the sample's quality */
export function qualityFor(share: number): number {
  return SIZES.find(([, size]) => size <= share)?.[0] ?? WORST;
}

/** @param share the wanted size, relative to the size at `quality` */
export function stepDown(quality: number, share: number): number {
  const size = SIZES.find(([known]) => known === quality)?.[1] ?? 1;
  return qualityFor(size * share);
}

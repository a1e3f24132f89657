// How large a JPEG of a photo is at each quality, beside the same at the sample's.
const SIZES = [
  [0.82, 1.4],
  [0.76, 1.15],
  [0.7, 1],
  [0.62, 0.84],
  [0.55, 0.73],
  [0.47, 0.63],
  [0.4, 0.54],
] as const;

/** The quality that a sample is encoded with. */
export const SAMPLE_QUALITY = 0.7;
const WORST = 0.4;

/**
 * The best quality that makes a picture small enough.
 * @param share the size that is wanted, beside its size at the sample's quality
 */
export function qualityFor(share: number): number {
  return SIZES.find(([, size]) => size <= share)?.[0] ?? WORST;
}

/** The quality that makes a picture smaller by a share than it was at another quality. */
export function stepDown(quality: number, share: number): number {
  const size = SIZES.find(([known]) => known === quality)?.[1] ?? 1;
  return qualityFor(size * share);
}

/** Unknown if one part is unknown, or if the release has no parts. */
export function sumOfParts(parts: readonly (number | undefined)[]): number | null {
  if (parts.length === 0) return null;
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === undefined ? null : sum + part),
    0,
  );
}

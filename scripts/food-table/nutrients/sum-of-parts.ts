/** Unknown where one part is, and where a release has none of it. */
export function sumOfParts(parts: readonly (number | undefined)[]): number | null {
  if (parts.length === 0) return null;
  return parts.reduce<number | null>(
    (sum, part) => (sum === null || part === undefined ? null : sum + part),
    0,
  );
}

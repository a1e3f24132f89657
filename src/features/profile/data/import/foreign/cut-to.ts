/** A text of at most so many characters, without half of one at its end. */
export function cutTo(text: string, most: number): string {
  return text
    .slice(0, most)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

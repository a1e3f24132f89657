/**
 * A text with one blank, or one line break, in the place of each run of white space. The patterns that read
 * it need no `\s+`, which takes longer than in proportion to a text that is full of blanks.
 */
export function singleSpaces(text: string): string {
  return text.replace(/\s+/g, (run) => (/[\n\r]/.test(run) ? '\n' : ' '));
}

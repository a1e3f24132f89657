/**
 * A text without what stands in round brackets, from each opening one to the next that closes, and without the
 * blanks before it. An opening bracket that nothing closes stays. Takes as long as the text is long, which a
 * pattern does not where nothing closes.
 */
export function withoutBrackets(text: string): string {
  const kept: string[] = [];
  let from = 0;
  for (;;) {
    const open = text.indexOf('(', from);
    const close = open === -1 ? -1 : text.indexOf(')', open);
    if (close === -1) break;
    kept.push(text.slice(from, open).trimEnd());
    from = close + 1;
  }
  return kept.join('') + text.slice(from);
}

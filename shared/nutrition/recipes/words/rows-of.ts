/**
 * Parses lines of 'first: word, word'. A line that starts with spaces continues the previous one; a line that starts
 * with # is a note.
 */
export function rowsOf(table: string): (readonly [first: string, words: string[]])[] {
  const lines = table.replaceAll('\n  ', ' ').split('\n');
  return lines.flatMap((line) => {
    const at = line.indexOf(': ');
    if (at < 0 || line.startsWith('#')) return [];
    return [[line.slice(0, at), line.slice(at + 2).split(', ')] as const];
  });
}

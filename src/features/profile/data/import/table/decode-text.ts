/** The text of a file: UTF-8, UTF-16, or what spreadsheets of Windows write where they do not say. */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

const MARKS = [
  [0xff, 0xfe, 'utf-16le'],
  [0xfe, 0xff, 'utf-16be'],
] as const;

function encodingOf(bytes: Uint8Array): string {
  const marked = MARKS.find(([one, other]) => bytes[0] === one && bytes[1] === other)?.[2];
  if (marked !== undefined) return marked;
  // Without a mark: every other byte of plain letters is 0.
  const zeros = [0, 1, 2, 3].map((at) => (bytes[at] === 0 ? '0' : 'x')).join('');
  if (zeros === 'x0x0') return 'utf-16le';
  if (zeros === '0x0x') return 'utf-16be';
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252';
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}

// How files of the kinds that we read begin; [offset, bytes].
const SIGNATURES: (readonly [number, string])[][] = [
  [[0, '\xff\xd8\xff']],
  [[0, '\x89PNG\r\n\x1a\n']],
  [[0, 'GIF8']],
  [
    [0, 'RIFF'],
    [8, 'WEBP'],
  ],
  [[4, 'ftyp']],
  [[0, 'II*\0']],
  [[0, 'MM\0*']],
];

/** Whether bytes begin as a picture does, whatever their name or type says. */
export function looksLikePicture(bytes: Buffer): boolean {
  const head = bytes.subarray(0, 16).toString('latin1');
  return SIGNATURES.some((parts) => parts.every(([at, text]) => head.startsWith(text, at)));
}

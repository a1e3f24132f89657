import { unzipSync } from 'fflate';

import { UnreadableFile } from '../parsed-file';

/** What is unpacked of an archive at most: an archive of a few kilobytes can claim to hold more than any device. */
const UNPACKED_MOST = 600 * 1024 * 1024;
const FILES_MOST = 50_000;

export const isArchive = (bytes: Uint8Array) =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** The names of what is in an archive; nothing is unpacked. */
export function namesIn(bytes: Uint8Array): string[] {
  const names: string[] = [];
  open(bytes, ({ name }) => {
    names.push(name);
    return false;
  });
  if (names.length > FILES_MOST) throw new UnreadableFile('This archive holds too many files.');
  return names;
}

/** The files of an archive that are wanted; refuses one that would take more room than a device has. */
export function unpacked(
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
): Record<string, Uint8Array> {
  let size = 0;
  const sizes = new Map<string, number>();
  open(bytes, ({ name, originalSize }) => {
    // Two files of one name: the last one counts, and only as much memory as it claims is ever given to it.
    if (isWanted(name)) sizes.set(name, originalSize);
    if (isWanted(name)) size += originalSize;
    return false;
  });
  if (size > UNPACKED_MOST) {
    throw new UnreadableFile('This archive is larger than 600 MB when it is unpacked.');
  }
  return open(bytes, ({ name }) => sizes.has(name));
}

type Filter = (file: { name: string; originalSize: number }) => boolean;

function open(bytes: Uint8Array, filter: Filter): Record<string, Uint8Array> {
  try {
    return unzipSync(bytes, { filter });
  } catch {
    throw new UnreadableFile('This archive is damaged.');
  }
}

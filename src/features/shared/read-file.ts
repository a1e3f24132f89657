import type { SharedReading } from '#shared/export/by-link/shared-content';
import { FILE_MOST, readSharedFile } from '#shared/export/by-link/shared-link';

/** Throws where the file cannot be read at all. */
export async function readFile(file: File): Promise<SharedReading> {
  // A character takes at most four bytes.
  const isLarge = file.size > 4 * FILE_MOST;
  return isLarge ? { problem: 'too-large' } : readSharedFile(await file.text());
}

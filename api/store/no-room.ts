const CODES = new Set(['SQLITE_FULL', 'ENOSPC', 'EDQUOT']);

/** Whether something failed because the disk, or this account's part of it, is full. */
export function isNoRoom(error: unknown): boolean {
  return CODES.has(String((error as NodeJS.ErrnoException | undefined)?.code));
}

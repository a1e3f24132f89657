import { accessSync, constants } from 'node:fs';

/** Whether nobody can write into a folder, since its disk is read-only, as a system makes it after an error. */
export function isOnReadOnlyDisk(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}

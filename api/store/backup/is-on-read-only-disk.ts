import { accessSync, constants } from 'node:fs';

/** Whether a folder is on a read-only disk. A system makes a disk read-only after an error. */
export function isOnReadOnlyDisk(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return false;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EROFS';
  }
}

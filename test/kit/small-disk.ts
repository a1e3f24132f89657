import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Mounts a disk of some megabytes; undefined if this account may not mount one, as in a container. */
export function smallDisk(megabytes: number): string | undefined {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-small-'));
  const size = `size=${megabytes}m`;
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder], { stdio: 'ignore' });
    return folder;
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
}

export function removeDisk(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

/** Whether tests with a disk that is really full can run here; prints a line if they cannot. */
export function canMountDisks(): boolean {
  const folder = smallDisk(1);
  if (folder === undefined) {
    process.stdout.write('Skipped: disks that are really full; this account may not mount one.\n');
    return false;
  }
  removeDisk(folder);
  return true;
}

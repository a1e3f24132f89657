import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Chance } from '../chance';

// A disk writes a sector completely or not at all.
const SECTOR = 512;

export interface Folders {
  /** The files as the program has written them. */
  written: string;
  /** The files at the program's last sync. */
  durable: string;
  /** Gets the files as the disk has them after the cut. */
  disk: string;
}

/**
 * What happens to sectors that were written but not synced: all are lost, or each at random. A disk promises nothing
 * about their order.
 */
export type Rest = 'lost' | 'by chance';

/** Writes the files that the disk has after a power cut. */
export function cutPower({ written, durable, disk }: Folders, rest: Rest, chance: Chance): void {
  mkdirSync(disk, { recursive: true });
  const share = chance.next();
  for (const name of readdirSync(written)) {
    // The index of the log is in memory; SQLite rebuilds it.
    if (name.endsWith('-shm')) continue;
    const kept = contentOf(path.join(durable, name));
    const reached = () => rest === 'by chance' && chance.next() < share;
    const content = mixed(contentOf(path.join(written, name)), kept, reached);
    writeFileSync(path.join(disk, name), content);
  }
}

// A file that was never synced has a name and no content.
function contentOf(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}

function mixed(written: Buffer, kept: Buffer, reached: () => boolean): Buffer {
  const content = Buffer.alloc(Math.max(written.length, kept.length));
  kept.copy(content);
  let length = kept.length;
  for (let start = 0; start < written.length; start += SECTOR) {
    const sector = written.subarray(start, start + SECTOR);
    if (sector.equals(kept.subarray(start, start + SECTOR)) || !reached()) continue;
    sector.copy(content, start);
    length = Math.max(length, start + sector.length);
  }
  return content.subarray(0, length);
}

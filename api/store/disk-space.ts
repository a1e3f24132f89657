import { statfs } from 'node:fs/promises';

/** Free bytes on the disk of a folder, for this account; undefined where the system does not tell. */
export type FreeSpace = (folder: string) => Promise<number | undefined>;

const FRESH_MS = 3_000;

async function freeOnDisk(folder: string): Promise<number | undefined> {
  // Some network and container file systems tell nothing: then nothing is held back.
  const facts = await statfs(folder).catch(() => undefined);
  return facts && facts.bavail * facts.bsize;
}

interface DiskParts {
  folder: string;
  /** Bytes that are to stay free; 0 turns the watch off. */
  reserve: number;
  now: () => number;
  /** Told when there is no room any more, and when there is again. */
  onChange: (isFull: boolean, free: number) => void;
  freeSpace?: FreeSpace;
}

/**
 * Knows whether the disk has its reserve left. It looks every few seconds while it is asked, and beside the
 * request that asks: nobody waits for the disk.
 */
export class DiskSpace {
  private full = false;
  private lookedAt = -Infinity;
  private looking: Promise<void> | undefined;

  constructor(private readonly parts: DiskParts) {}

  get isFull(): boolean {
    const { now, reserve } = this.parts;
    const isOld = Math.abs(now() - this.lookedAt) > FRESH_MS;
    if (reserve > 0 && isOld) void this.look();
    return this.full;
  }

  /** Looks now. To be awaited at the start, so that the first answer is right. */
  async look(): Promise<void> {
    this.looking ??= this.lookOnce().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookOnce(): Promise<void> {
    const { folder, reserve, now, onChange, freeSpace = freeOnDisk } = this.parts;
    this.lookedAt = now();
    const free = reserve > 0 ? await freeSpace(folder) : undefined;
    const full = free !== undefined && free < reserve;
    if (full === this.full) return;
    this.full = full;
    onChange(full, free ?? 0);
  }
}

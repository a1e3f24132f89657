import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { OpenedPhoto, PhotoFiles } from './photo-files';
import { PhotoMissing } from './photo-missing';

/** Stores photos as files, in a folder for each user. */
export class PhotosOnDisk implements PhotoFiles {
  readonly isOursAlone = true;

  constructor(private readonly folder: string) {}

  get place(): string {
    return this.folder;
  }

  async keep(userId: string, sha256: string, bytes: Buffer): Promise<void> {
    const folder = path.join(this.folder, userId);
    if (await mkdir(folder, { recursive: true, mode: 0o700 })) await syncFolder(this.folder);
    const unfinished = path.join(folder, `${sha256}.${randomUUID()}${UNFINISHED}`);
    try {
      await writeDurably(unfinished, bytes);
    } catch (error) {
      // Otherwise every attempt on a full disk would leave a file.
      await rm(unfinished, { force: true });
      throw error;
    }
    await rename(unfinished, path.join(folder, sha256));
    await syncFolder(folder);
  }

  async read(userId: string, sha256: string): Promise<Buffer> {
    return readFile(path.join(this.folder, userId, sha256)).catch(asMissing(userId, sha256));
  }

  async open(userId: string, sha256: string): Promise<OpenedPhoto> {
    const file = await open(path.join(this.folder, userId, sha256)).catch(
      asMissing(userId, sha256),
    );
    const { size } = await file.stat();
    return { bytes: size, content: file.createReadStream() };
  }

  async people(): Promise<string[]> {
    const found = await readdir(this.folder, { withFileTypes: true });
    return found.filter((one) => one.isDirectory() && one.name !== OF_DISK).map(({ name }) => name);
  }

  async names(userId: string): Promise<string[]> {
    return readdir(path.join(this.folder, userId));
  }

  async olderThan(userId: string, names: readonly string[], age: number): Promise<string[]> {
    const old: string[] = [];
    for (const name of names) {
      const facts = await stat(path.join(this.folder, userId, name)).catch(() => undefined);
      if (facts && Date.now() - facts.mtimeMs > age) old.push(name);
    }
    return old;
  }

  async remove(userId: string, name: string): Promise<void> {
    await rm(path.join(this.folder, userId, name), { force: true });
  }

  async removeAll(userId: string): Promise<void> {
    await rm(path.join(this.folder, userId), { recursive: true, force: true });
  }

  /** Removes the files that killed processes have left. Call it before anything is written. */
  async removeUnfinished(): Promise<void> {
    for (const userId of await this.people()) {
      const names = await readdir(path.join(this.folder, userId));
      for (const name of names.filter((one) => one.endsWith(UNFINISHED))) {
        await this.remove(userId, name);
      }
    }
  }
}

/** Suffix of a file that is being written. */
export const UNFINISHED = '.part';
/** A folder at the top of many disks that only root can read. */
export const OF_DISK = 'lost+found';

function asMissing(userId: string, name: string): (error: NodeJS.ErrnoException) => never {
  return (error) => {
    throw error.code === 'ENOENT' ? new PhotoMissing(userId, name, { cause: error }) : error;
  };
}

async function writeDurably(name: string, bytes: Buffer): Promise<void> {
  const file = await open(name, 'w', 0o600);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** Makes the names in a folder durable, because syncing a file does not sync its name. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

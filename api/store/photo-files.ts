import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Keeps the bytes of photos as files under the data folder, one folder a person. */
export class PhotoFiles {
  constructor(private readonly folder: string) {}

  /**
   * Keeps bytes under their hash. When it returns they are on the disk under their final name, so
   * that a row may say so.
   */
  async keep(userId: string, sha256: string, bytes: Buffer): Promise<void> {
    const folder = path.join(this.folder, userId);
    if (await mkdir(folder, { recursive: true })) await syncFolder(this.folder);
    const unfinished = path.join(folder, `${sha256}.${randomUUID()}.part`);
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path.join(folder, sha256));
    await syncFolder(folder);
  }

  async read(userId: string, sha256: string): Promise<Buffer> {
    return readFile(path.join(this.folder, userId, sha256));
  }

  /** Removes every photo of a person. */
  async removeAll(userId: string): Promise<void> {
    await rm(path.join(this.folder, userId), { recursive: true, force: true });
  }
}

/** Puts the names in a folder on the disk: a file's own bytes do not bring its name with them. */
async function syncFolder(folder: string): Promise<void> {
  const directory = await open(folder, 'r');
  await directory.sync().finally(() => directory.close());
}

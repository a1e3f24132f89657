import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
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
    await mkdir(folder, { recursive: true });
    const unfinished = path.join(folder, `${sha256}.${randomUUID()}.part`);
    const file = await open(unfinished, 'w', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path.join(folder, sha256));
    const directory = await open(folder, 'r');
    await directory.sync().finally(() => directory.close());
  }

  async read(userId: string, sha256: string): Promise<Buffer> {
    return readFile(path.join(this.folder, userId, sha256));
  }
}

import type { Readable } from 'node:stream';

/** A photo that is being read. */
export interface OpenedPhoto {
  bytes: number;
  content: Readable;
}

/** Stores the bytes of photos, by user id and with their SHA-256 in hex as the name. */
export interface PhotoFiles {
  /** Whether only this server stores photos in this place, so that files without a row can be removed. */
  readonly isOursAlone: boolean;

  /** The folder, if it is on the disk. */
  readonly place?: string;

  /** Why the last call failed, as a text for the host; undefined if it did not. */
  readonly failure?: string | undefined;

  /**
   * Stores bytes under their hash. When it returns they are durable under their final name, so that a row may refer to
   * them.
   */
  keep(userId: string, sha256: string, bytes: Buffer): Promise<void>;

  /** @throws PhotoMissing */
  read(userId: string, sha256: string): Promise<Buffer>;

  /** The same as a stream. @throws PhotoMissing */
  open(userId: string, sha256: string): Promise<OpenedPhoto>;

  /** Ids of the users who have photos here. */
  people(): Promise<string[]>;

  /** Names of a user's photos. */
  names(userId: string): Promise<string[]>;

  /** The given photos that were written longer ago than an age in ms. */
  olderThan(userId: string, names: readonly string[], age: number): Promise<string[]>;

  /** Removes a photo. Does nothing if it does not exist. */
  remove(userId: string, name: string): Promise<void>;

  /** Removes every photo of a user. */
  removeAll(userId: string): Promise<void>;
}

import type { Readable } from 'node:stream';

/** A photo that is being read. */
export interface OpenedPhoto {
  bytes: number;
  content: Readable;
}

/** Where the bytes of photos are kept: by the id of their person, and their SHA-256 in hex as their name. */
export interface PhotoFiles {
  /** Whether nobody else keeps photos in this place: then what no row names can go. */
  readonly isOursAlone: boolean;

  /** Its folder, where it is one on the disk. */
  readonly place?: string;

  /** Why the last call of it failed, in words for the host; undefined: it did not. */
  readonly failure?: string | undefined;

  /**
   * Keeps bytes under their hash. When it returns they are there for good under their final name, so
   * that a row may say so.
   */
  keep(userId: string, sha256: string, bytes: Buffer): Promise<void>;

  /** @throws PhotoMissing */
  read(userId: string, sha256: string): Promise<Buffer>;

  /** The same, to be passed on while it is read. @throws PhotoMissing */
  open(userId: string, sha256: string): Promise<OpenedPhoto>;

  /** Ids of the people who have photos here. */
  people(): Promise<string[]>;

  /** Names of a person's photos. */
  names(userId: string): Promise<string[]>;

  /** Those of a person's photos that were written longer ago than a time in ms. */
  olderThan(userId: string, names: readonly string[], age: number): Promise<string[]>;

  /** Removes a photo; one that is not there is none. */
  remove(userId: string, name: string): Promise<void>;

  /** Removes every photo of a person. */
  removeAll(userId: string): Promise<void>;
}

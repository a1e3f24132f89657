import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';

import type { BucketClient, ListedObjects } from './bucket-client';
import { isNoSuchObject, reasonOf, refusalOf } from './bucket-failure';
import { bucketName } from './bucket-name';
import type { BucketSettings } from './bucket-settings';
import type { OpenedPhoto, PhotoFiles } from './photo-files';
import { PhotoMissing } from './photo-missing';
import { PhotosAway } from './photos-away';

/** A name that no photo has: with permission to list, the bucket responds that it does not exist. */
const NEVER_THERE = 'platelog';

/** Stores photos as objects of an S3-compatible bucket, named PERSON/SHA256. */
export class PhotosInBucket implements PhotoFiles {
  // Another program, or a copy of this server, may use the same bucket.
  readonly isOursAlone = false;

  /** Why the last call failed; undefined if it did not. */
  failure: string | undefined;

  private constructor(
    private readonly settings: BucketSettings,
    private readonly client: BucketClient,
  ) {}

  /** Does not call the bucket yet. */
  static async open(settings: BucketSettings): Promise<PhotosInBucket> {
    // Loaded only here, because it takes 20 MB and a tenth of a second.
    const { BucketClient: Client } = await import('./bucket-client');
    return new PhotosInBucket(settings, new Client(settings));
  }

  get name(): string {
    return bucketName(this.settings);
  }

  /**
   * Checks whether the bucket accepts the key.
   * @throws PhotosAway if it does not respond
   * @throws an error with a text for the host if it refuses
   */
  async check(): Promise<void> {
    try {
      await this.client.get(NEVER_THERE);
    } catch (error) {
      if (isNoSuchObject(error)) return;
      const refusal = refusalOf(error);
      if (refusal !== undefined)
        throw new Error(`The bucket ${this.name} cannot be used: ${refusal}`);
      throw this.away(error);
    }
  }

  async keep(userId: string, sha256: string, bytes: Buffer): Promise<void> {
    await this.call(async () => this.client.put(`${userId}/${sha256}`, bytes));
  }

  async read(userId: string, sha256: string): Promise<Buffer> {
    const { content } = await this.open(userId, sha256);
    const tooLate = AbortSignal.timeout(this.settings.timeoutMs);
    return this.call(async () => buffer(addAbortSignal(tooLate, content)));
  }

  async open(userId: string, sha256: string): Promise<OpenedPhoto> {
    try {
      return await this.call(async () => this.client.get(`${userId}/${sha256}`));
    } catch (error) {
      if (!isNoSuchObject(error)) throw error;
      throw new PhotoMissing(userId, sha256, { cause: error });
    }
  }

  async people(): Promise<string[]> {
    const pages = await this.pagesOf('', { folded: true });
    return pages.flatMap(({ folders }) => folders.map((folder) => folder.slice(0, -1)));
  }

  /** The sizes of a user's photos in bytes, by name. */
  async sizes(userId: string): Promise<Map<string, number>> {
    return new Map((await this.objectsOf(userId)).map(({ name, bytes }) => [name, bytes]));
  }

  async names(userId: string): Promise<string[]> {
    return (await this.objectsOf(userId)).map(({ name }) => name);
  }

  async olderThan(userId: string, names: readonly string[], age: number): Promise<string[]> {
    const wanted = new Set(names);
    const objects = (await this.objectsOf(userId)).filter(({ name }) => wanted.has(name));
    return objects.filter(({ changedAt }) => Date.now() - changedAt > age).map(({ name }) => name);
  }

  async remove(userId: string, name: string): Promise<void> {
    await this.call(async () => this.client.remove(`${userId}/${name}`));
  }

  async removeAll(userId: string): Promise<void> {
    for (const { name } of await this.objectsOf(userId)) await this.remove(userId, name);
  }

  private async objectsOf(
    userId: string,
  ): Promise<{ name: string; bytes: number; changedAt: number }[]> {
    const prefix = `${userId}/`;
    const pages = await this.pagesOf(prefix);
    return pages.flatMap(({ objects }) =>
      objects.map(({ key, ...facts }) => ({ name: key.slice(prefix.length), ...facts })),
    );
  }

  private async pagesOf(prefix: string, how: { folded?: boolean } = {}): Promise<ListedObjects[]> {
    const pages: ListedObjects[] = [];
    let after: string | undefined;
    do {
      const from = after === undefined ? {} : { after };
      const page = await this.call(async () => this.client.list(prefix, { ...how, ...from }));
      pages.push(page);
      after = page.next;
    } while (after !== undefined);
    return pages;
  }

  /** @throws PhotosAway, but not if the object does not exist */
  private async call<T>(work: () => Promise<T>): Promise<T> {
    try {
      const answer = await work();
      this.failure = undefined;
      return answer;
    } catch (error) {
      if (isNoSuchObject(error)) {
        this.failure = undefined;
        throw error;
      }
      throw this.away(error);
    }
  }

  private away(error: unknown): PhotosAway {
    this.failure = reasonOf(error, this.settings);
    return new PhotosAway(`the bucket ${this.name}: ${this.failure}`, { cause: error });
  }
}

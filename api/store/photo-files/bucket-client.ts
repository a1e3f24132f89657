// A separate file in the build, too: only servers with a bucket load it and its library.
import type { Readable } from 'node:stream';

import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';

import type { BucketSettings } from './bucket-settings';
import type { OpenedPhoto } from './photo-files';

const TRIES = 2;

export interface ListedObjects {
  objects: { key: string; bytes: number; changedAt: number }[];
  /** The parts of keys between the prefix and the next slash. */
  folders: string[];
  /** Where the next page begins; undefined for the last page. */
  next: string | undefined;
}

/** The S3 calls that are needed, each with a timeout. */
export class BucketClient {
  private readonly client: S3Client;

  constructor(private readonly settings: BucketSettings) {
    const { endpoint, region, accessKeyId, secretAccessKey } = settings;
    this.client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      // Not every S3 server supports buckets in host names.
      forcePathStyle: true,
      maxAttempts: TRIES,
      // Other S3 servers do not support the newer checksums; the signature covers the bytes.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: { connectionTimeout: settings.timeoutMs },
    });
  }

  async put(key: string, bytes: Buffer): Promise<void> {
    const object = { Bucket: this.settings.bucket, Key: key };
    await this.client.send(
      new PutObjectCommand({ ...object, Body: bytes, ContentLength: bytes.length }),
      this.bounded(),
    );
  }

  /** @returns when the object begins to arrive; its reader sets the pace */
  async get(key: string): Promise<OpenedPhoto> {
    const tooLate = new AbortController();
    const timer = setTimeout(() => {
      tooLate.abort();
    }, this.settings.timeoutMs);
    try {
      const object = { Bucket: this.settings.bucket, Key: key };
      const { Body, ContentLength = 0 } = await this.client.send(new GetObjectCommand(object), {
        abortSignal: tooLate.signal,
      });
      return { bytes: ContentLength, content: Body as Readable };
    } finally {
      clearTimeout(timer);
    }
  }

  async remove(key: string): Promise<void> {
    const object = { Bucket: this.settings.bucket, Key: key };
    await this.client.send(new DeleteObjectCommand(object), this.bounded());
  }

  /** A page of the objects with a prefix, in the order of keys. */
  async list(
    prefix: string,
    { after, folded = false }: { after?: string; folded?: boolean } = {},
  ): Promise<ListedObjects> {
    const page = await this.client.send(
      new ListObjectsV2Command({
        Bucket: this.settings.bucket,
        Prefix: prefix,
        ...(after === undefined ? {} : { ContinuationToken: after }),
        ...(folded ? { Delimiter: '/' } : {}),
      }),
      this.bounded(),
    );
    return {
      objects: (page.Contents ?? []).map(({ Key = '', Size = 0, LastModified }) => ({
        key: Key,
        bytes: Size,
        changedAt: LastModified?.getTime() ?? 0,
      })),
      folders: (page.CommonPrefixes ?? []).map(({ Prefix = '' }) => Prefix),
      next: page.IsTruncated === true ? page.NextContinuationToken : undefined,
    };
  }

  private bounded(): { abortSignal: AbortSignal } {
    return { abortSignal: AbortSignal.timeout(this.settings.timeoutMs) };
  }
}

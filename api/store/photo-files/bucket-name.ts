import type { BucketSettings } from './bucket-settings';

/** The name of a bucket without its key: `photos at s3.example.org`. */
export function bucketName({
  bucket,
  endpoint,
}: Pick<BucketSettings, 'bucket' | 'endpoint'>): string {
  return `${bucket} at ${new URL(endpoint).host}`;
}

/** The location of a bucket, and its key. */
export interface BucketSettings {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The timeout of a call. */
  timeoutMs: number;
}

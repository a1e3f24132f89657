/** Where a bucket is, and the key to it. */
export interface BucketSettings {
  /** https://s3.example.org */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** How long a call may take. */
  timeoutMs: number;
}

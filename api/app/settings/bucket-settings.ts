import * as z from 'zod';

import { filledText, oneLine, webAddress } from './setting-forms';

/** The settings that a bucket needs. */
const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** For one call. A photo has at most a few hundred kB. */
const CALL_TIMEOUT_MS = 15_000;

const BUCKET_WORDS = 'must be the name of a bucket such as platelog-photos';

export const BUCKET_SETTINGS = {
  S3_ENDPOINT: webAddress
    .refine((address) => !URL.canParse(address) || new URL(address).search === '', {
      error: 'must be an address such as https://s3.eu-central-1.amazonaws.com',
    })
    .optional(),
  S3_BUCKET: z
    .string()
    .trim()
    .regex(/^[\w.-]{3,63}$/, { error: BUCKET_WORDS })
    .optional(),
  S3_REGION: filledText.default('us-east-1'),
  S3_ACCESS_KEY_ID: filledText.optional(),
  S3_SECRET_ACCESS_KEY: filledText.optional(),
  S3_SERVICE: oneLine.optional(),
};

export type BucketEnv = z.output<z.ZodObject<typeof BUCKET_SETTINGS>>;

/** Refuses incomplete settings, with which photos would be stored on the disk although the host expects a bucket. */
export function refuseHalfBucket(env: BucketEnv, context: z.RefinementCtx): void {
  const missing = NEEDED.filter((name) => env[name] === undefined);
  if (missing.length === NEEDED.length) return;
  for (const name of missing)
    context.addIssue({
      code: 'custom' as const,
      path: [name],
      message: `is missing: a bucket for photos needs ${NEEDED.join(', ')}`,
    });
}

/** Undefined if photos are files in the data folder. */
export function bucketOf(env: BucketEnv) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = env;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (endpoint === undefined || bucket === undefined) return undefined;
  if (accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return { endpoint, bucket, region, accessKeyId, secretAccessKey, timeoutMs: CALL_TIMEOUT_MS };
}

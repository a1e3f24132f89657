import type { BucketSettings } from './bucket-settings';

interface SdkError extends Error {
  code?: string;
  $metadata?: { httpStatusCode?: number };
}

/** Why a bucket refuses a call, and what the host can do. A retry would not help. */
const REFUSALS: Record<string, string> = {
  InvalidAccessKeyId: 'it does not know the key. Check S3_ACCESS_KEY_ID.',
  SignatureDoesNotMatch: 'it does not take the key. Check S3_SECRET_ACCESS_KEY.',
  AccessDenied: 'the key may not use it. It has to be allowed to list, read, write and delete.',
  AllAccessDisabled: 'nobody may use it.',
  NoSuchBucket: 'there is none of this name. Make it, or correct S3_BUCKET.',
  InvalidBucketName: 'this name cannot be one. Correct S3_BUCKET.',
  PermanentRedirect: 'it is in another region. Correct S3_REGION and S3_ENDPOINT.',
  AuthorizationHeaderMalformed: 'it is in another region. Correct S3_REGION.',
  RequestTimeTooSkewed: 'the clock of this machine is wrong. Set it right (NTP).',
};

/** For responses without a body. */
const BY_STATUS: Record<number, string> = {
  301: 'PermanentRedirect',
  403: 'AccessDenied',
};

const UNREACHED: Record<string, string> = {
  ENOTFOUND: 'its server is not found. Is S3_ENDPOINT right, and the network there?',
  EAI_AGAIN: 'its server is not found just now.',
  ECONNREFUSED: 'nothing answers there.',
  ECONNRESET: 'the connection was cut off.',
  CERT_HAS_EXPIRED: 'its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is not trusted (NODE_EXTRA_CA_CERTS).',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is not trusted (NODE_EXTRA_CA_CERTS).',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is not trusted (NODE_EXTRA_CA_CERTS).',
};

const SLOW = new Set(['AbortError', 'TimeoutError']);

export function isNoSuchObject(error: unknown): boolean {
  const { name } = error as SdkError;
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** What the host has to correct; undefined if waiting may help. */
export function refusalOf(error: unknown): string | undefined {
  const { name, $metadata } = error as SdkError;
  return REFUSALS[name] ?? REFUSALS[BY_STATUS[$metadata?.httpStatusCode ?? 0] ?? ''];
}

/** Why a call has failed, as a text for the host. */
export function reasonOf(error: unknown, { timeoutMs }: Pick<BucketSettings, 'timeoutMs'>): string {
  const { name, code = '', $metadata, message } = error as SdkError;
  // The library may wrap the original error.
  const wrapped = Object.keys(UNREACHED).find((one) => code === one || message.includes(one));
  const known = refusalOf(error) ?? UNREACHED[wrapped ?? ''];
  if (known !== undefined) return known;
  if (SLOW.has(name)) return `it has not answered within ${timeoutMs / 1_000} s.`;
  const status = $metadata?.httpStatusCode;
  return status === undefined ? message : `it answers ${status} (${name}).`;
}

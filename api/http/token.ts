import { hash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a token, as stored in the database. It cannot be used to sign in. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}

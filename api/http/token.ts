import { hash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Whoever reads the database cannot use it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}

import { hash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What a database stores of a token: nobody can sign in with it. */
export function hashOfToken(token: string): string {
  return hash('sha256', token, 'hex');
}

import { createHash, randomBytes } from 'node:crypto';

/** 256 bits of chance: whoever shows it is who it was given to. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is kept of a token: whoever reads the database cannot show it. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

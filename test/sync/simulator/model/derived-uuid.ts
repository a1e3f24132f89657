import { createHash } from 'node:crypto';

/** The id of a record that several devices may create: the UUIDv8 of the SHA-256 of its kind and key. */
export function derivedUuid(kind: string, key: string): string {
  const hex = createHash('sha256').update(`${kind} ${key}`).digest('hex');
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 0x3) | 0x8).toString(16);
  const last = `${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-${last}`;
}

import { UUID } from 'uuidv7';

import type { RecordType } from '#shared/records/index';

/** Every device of a person derives the same id: a UUIDv8 from the SHA-256 of type and key. */
export async function derivedId(type: RecordType, key: string): Promise<string> {
  const text = new TextEncoder().encode(`${type} ${key}`);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return UUID.ofInner(bytes).toString();
}

import { UUID } from 'uuidv7';

/**
 * The id of a record that follows from what it is about, the same on every device of a person: a UUID
 * of version 8 from the SHA-256 of the words.
 */
export async function derivedId(words: string): Promise<string> {
  const text = new TextEncoder().encode(words);
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).slice(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return UUID.ofInner(bytes).toString();
}

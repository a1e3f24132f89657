import { refuse } from './refuse';

const DEPTH_MAX = 20;
const KEYS_MAX = 10_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses what is too deep or too large to be walked safely. Walks without recursion. */
export function checkShape(body: unknown): void {
  const waiting: { value: unknown; depth: number }[] = [{ value: body, depth: 0 }];
  let keys = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEPTH_MAX)
      throw refuse('malformed_body', { detail: 'The body is nested too deeply.' });
    for (const [key, inner] of Object.entries(value)) {
      keys += 1;
      if (keys > KEYS_MAX || FORBIDDEN_KEYS.has(key)) {
        throw refuse('malformed_body', { detail: 'The body holds keys that are not accepted.' });
      }
      waiting.push({ value: inner, depth: depth + 1 });
    }
  }
}

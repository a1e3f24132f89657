import { refuse } from './refuse';

const DEPTH_MAX = 20;
// More than the largest request of sync can hold.
const KEYS_MAX = 50_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses what is too deep or too large to be walked safely. Walks level by level, without recursion. */
export function checkShape(body: unknown): void {
  let level: unknown[] = [body];
  let keys = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      if (depth >= DEPTH_MAX)
        throw refuse('malformed_body', { detail: 'The body is nested too deeply.' });
      for (const key of Object.keys(value)) {
        keys += 1;
        if (keys > KEYS_MAX || FORBIDDEN_KEYS.has(key)) {
          throw refuse('malformed_body', { detail: 'The body holds keys that are not accepted.' });
        }
        const inner = (value as Record<string, unknown>)[key];
        if (typeof inner === 'object') next.push(inner);
      }
    }
    level = next;
  }
}

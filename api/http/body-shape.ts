import { refuse } from './refuse';

const DEPTH_MAX = 20;
// More than the largest request of sync can hold.
const KEYS_MAX = 50_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Refuses what is too deep or too large to be walked safely. Walks level by level, without recursion. */
export function checkShape(body: unknown): void {
  let level = [body].filter(isNested);
  let keys = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= DEPTH_MAX) {
      throw refuse('malformed_body', { detail: 'The body is nested too deeply.' });
    }
    const next: object[] = [];
    for (const value of level) keys += checkKeys(value, KEYS_MAX - keys, next);
    level = next;
  }
}

/** Checks the keys of an object, collects what is nested in it, and tells how many keys it has. */
function checkKeys(value: object, most: number, nested: object[]): number {
  const keys = Object.keys(value);
  if (keys.length > most || keys.some((key) => FORBIDDEN_KEYS.has(key))) {
    throw refuse('malformed_body', { detail: 'The body holds keys that are not accepted.' });
  }
  for (const key of keys) {
    const inner = (value as Record<string, unknown>)[key];
    if (isNested(inner)) nested.push(inner);
  }
  return keys.length;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

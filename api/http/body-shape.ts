import { refuse } from './refuse';

const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Refuses what would be read otherwise than it was written: keys that every object has by nature, a key that
 * is given twice, a number that became infinite. Walks level by level, without recursion.
 * @param keys how many keys the text had, where it was JSON
 */
export function checkShape(body: unknown, keys?: number): void {
  let level = [body].filter(isNested);
  let found = 0;
  while (level.length > 0) {
    const next: object[] = [];
    for (const value of level) found += checkMembers(value, next);
    level = next;
  }
  if (keys !== undefined && found !== keys) {
    throw refuse('malformed_body', { detail: 'A key of the body is given twice.' });
  }
}

/** Checks what an object holds, collects what is nested in it, and tells how many keys it has. */
function checkMembers(value: object, nested: object[]): number {
  const keys = Object.keys(value);
  const isList = Array.isArray(value);
  for (const key of keys) {
    if (!isList && FORBIDDEN_KEYS.has(key)) {
      throw refuse('malformed_body', { detail: 'The body holds keys that are not accepted.' });
    }
    const inner = (value as Record<string, unknown>)[key];
    if (isNested(inner)) nested.push(inner);
    else if (typeof inner === 'number' && !Number.isFinite(inner)) {
      throw refuse('malformed_body', { detail: 'The body holds a number that is too large.' });
    }
  }
  return isList ? 0 : keys.length;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

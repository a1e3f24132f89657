import * as z from 'zod';

/** What the device and the server compare to find out whether they hold the same records of one kind. */
const digestSchema = z.object({
  /** Number of live records. */
  n: z.number().int().min(0),
  /** XOR of the hashes of all of them: 16 hex digits. See `digestsOf`. */
  x: z.string().regex(/^[0-9a-f]{16}$/),
});

/** Digests by kind of record. */
export const digestsSchema = z.record(z.string(), digestSchema);
export type Digests = z.infer<typeof digestsSchema>;

/** The part of a live record that its digest depends on. */
export interface Digestible {
  type: string;
  id: string;
  seq: number;
}

// Two 32-bit FNV-1a hashes with different initial values, concatenated: 64 bits without BigInt.
const FIRST_HIGH = 0x811c9dc5;
const FIRST_LOW = 0x01000193;
const PRIME = 0x01000193;

/**
 * Digests of live records by kind. The order of the records does not matter. The hash is FNV-1a (Fowler, Noll, Vo)
 * over the characters of `type/id/seq`, once with the standard initial value and once with another one.
 * @param kinds the kinds to compute digests for; a kind without records gets n = 0
 */
export function digestsOf(kinds: readonly string[], records: Iterable<Digestible>): Digests {
  const sums = new Map(kinds.map((kind) => [kind, { n: 0, high: 0, low: 0 }]));
  for (const { type, id, seq } of records) {
    const sum = sums.get(type);
    if (!sum) continue;
    const text = `${type}/${id}/${seq}`;
    sum.n += 1;
    sum.high ^= fnv1a(text, FIRST_HIGH);
    sum.low ^= fnv1a(text, FIRST_LOW);
  }
  return Object.fromEntries(
    [...sums].map(([kind, { n, high, low }]) => [kind, { n, x: `${hex(high)}${hex(low)}` }]),
  );
}

/** Whether both sides hold the same records. Kinds that the other side does not know are ignored. */
export function sameDigests(ours: Digests, theirs: Digests): boolean {
  return Object.entries(ours).every(([kind, { n, x }]) => {
    const other = theirs[kind];
    return other === undefined || (other.n === n && other.x === x);
  });
}

function fnv1a(text: string, first: number): number {
  let hash = first;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), PRIME);
  }
  return hash;
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, '0');
}

import type { Kysely } from 'kysely';

import { type Digests, digestsOf } from '#shared/sync/digest';
import type { Patch, Row } from '#shared/sync/protocol';

import { timesIn } from './field-stamps';
import { pause } from './long-work/in-slices';
import { statement } from './dialect/statement';
import type { Tables } from './tables';

// A page is sent as one response. It is cut at this size, so that a weak connection can receive it.
const PAGE_CHARACTERS = 1024 * 1024;

export interface Page {
  rows: Row[];
  more: boolean;
}

/** A user's records after a sequence number, oldest change first, as many as fit into one page. */
export async function changesAfter(
  db: Kysely<Tables>,
  userId: string,
  { seq, upTo, limit }: { seq: number; upTo: number; limit: number },
): Promise<Page> {
  // The usual case of a push: the device already has everything before its own changes.
  if (upTo <= seq) return { rows: [], more: false };
  const found = await recordsBetween(db, { userId, seq, upTo, most: limit + 1 });
  const fitting = fit(found.slice(0, limit));
  return { rows: fitting.map(asRow), more: fitting.length < found.length };
}

interface Between {
  userId: string;
  seq: number;
  upTo: number;
  most: number;
}

const recordsBetween = statement((db, { userId, seq, upTo, most }: Between) =>
  db
    .selectFrom('records')
    .select(['type', 'id', 'seq', 'deleted', 'data', 'field_meta', 'updated_at'])
    .where('user_id', '=', userId)
    .where('seq', '>', seq)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(most),
);

function fit<Found extends { data: string }>(found: Found[]): Found[] {
  let characters = 0;
  const over = found.findIndex((row, index) => {
    characters += row.data.length;
    return index > 0 && characters > PAGE_CHARACTERS;
  });
  return over === -1 ? found : found.slice(0, over);
}

interface FoundRow {
  type: string;
  id: string;
  seq: number;
  deleted: number;
  data: string;
  field_meta: string;
  updated_at: number;
}

function asRow(found: FoundRow): Row {
  const { type, id, seq, updated_at: updatedAt } = found;
  const deleted = found.deleted === 1;
  const data = JSON.parse(found.data) as Patch | null;
  const times = timesIn(found.field_meta, { type, id, data, deleted, updatedAt });
  return { type, id, seq, deleted, data, times, updatedAt };
}

// A slice takes about 3 ms from memory and 50 ms from disk.
const DIGEST_ROWS = 500;
const NONE = '0'.repeat(16);

/**
 * The digests that a device compares with its own, at one sequence number of the user. Rows are read in slices, with
 * other requests in between. Every change takes a number, so if the sequence number is the same after a slice,
 * nothing has changed since the first slice.
 * @returns undefined if the sequence number has changed
 */
export async function digestsAt(
  db: Kysely<Tables>,
  { userId, seq }: { userId: string; seq: number },
  kinds: readonly string[],
): Promise<Digests | undefined> {
  let digests = digestsOf(kinds, []);
  let after = 0;
  for (;;) {
    const rows = await db
      .selectFrom('records')
      .select(['type', 'id', 'seq', 'deleted'])
      .where('user_id', '=', userId)
      .where('seq', '>', after)
      .where('seq', '<=', seq)
      .orderBy('seq')
      .limit(DIGEST_ROWS)
      .execute();
    const now = await db
      .selectFrom('users')
      .select('seq')
      .where('id', '=', userId)
      .executeTakeFirst();
    if (now?.seq !== seq) return undefined;
    digests = joined(digests, digestsOf(kinds, rows.filter(isLive)));
    if (rows.length < DIGEST_ROWS) return digests;
    after = rows.at(-1)?.seq ?? seq;
    await pause();
  }
}

function isLive({ deleted }: { deleted: number }): boolean {
  return deleted === 0;
}

/** Combines the digests of two disjoint sets of records. */
function joined(one: Digests, other: Digests): Digests {
  const kinds = Object.entries(one).map(([kind, { n, x }]) => {
    const { n: more = 0, x: hash = NONE } = other[kind] ?? {};
    return [kind, { n: n + more, x: xor(x, hash) }] as const;
  });
  return Object.fromEntries(kinds);
}

function xor(one: string, other: string): string {
  const half = (from: number) => {
    const [a, b] = [one, other].map((text) => Number.parseInt(text.slice(from, from + 8), 16));
    return (((a ?? 0) ^ (b ?? 0)) >>> 0).toString(16).padStart(8, '0');
  };
  return half(0) + half(8);
}

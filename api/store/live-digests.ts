import type { Kysely } from 'kysely';

import { digestsOf, type Digests } from '#shared/sync/digest';

import { pause } from './slices';
import { Statement } from './statement';
import type { Tables } from './tables';

// Some 3 ms each where they are in memory, 50 where they have to come from a disk.
const ROWS = 500;

interface Slice {
  userId: string;
  after: number;
  upTo: number;
  most: number;
}

const liveBetween = new Statement((db, { userId, after, upTo, most }: Slice) =>
  db
    .selectFrom('records')
    .select(['type', 'id', 'seq', 'deleted'])
    .where('user_id', '=', userId)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(most),
);

const standing = new Statement((db, { userId }: { userId: string }) =>
  db.selectFrom('users').select('seq').where('id', '=', userId),
);

/**
 * What a device compares with its own rows to know that it holds everything, as of a number of the
 * person's sequence. It is read in slices, with other requests between them. Every change takes a
 * number: where the sequence stands at the same one after a slice, nothing has changed since the first.
 * @returns undefined where it has moved on
 */
export async function digestsAt(
  db: Kysely<Tables>,
  { userId, seq }: { userId: string; seq: number },
  kinds: readonly string[],
): Promise<Digests | undefined> {
  let digests = digestsOf(kinds, []);
  let after = 0;
  for (;;) {
    const rows = await liveBetween.all(db, { userId, after, upTo: seq, most: ROWS });
    const now = await standing.first(db, { userId });
    if (now?.seq !== seq) return undefined;
    digests = joined(digests, digestsOf(kinds, rows.filter(isLive)));
    if (rows.length < ROWS) return digests;
    after = rows.at(-1)?.seq ?? seq;
    await pause();
  }
}

function isLive({ deleted }: { deleted: number }): boolean {
  return deleted === 0;
}

/** Digests of two lots of records without one in common. */
function joined(one: Digests, other: Digests): Digests {
  const kinds = Object.entries(one).map(([kind, { n, x }]) => {
    const { n: more = 0, x: hash = NONE } = other[kind] ?? {};
    return [kind, { n: n + more, x: xor(x, hash) }] as const;
  });
  return Object.fromEntries(kinds);
}

const NONE = '0'.repeat(16);

function xor(one: string, other: string): string {
  const half = (from: number) => {
    const [a, b] = [one, other].map((text) => Number.parseInt(text.slice(from, from + 8), 16));
    return (((a ?? 0) ^ (b ?? 0)) >>> 0).toString(16).padStart(8, '0');
  };
  return half(0) + half(8);
}

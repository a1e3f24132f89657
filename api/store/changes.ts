import type { Kysely } from 'kysely';

import type { Patch, Row } from '#shared/sync/protocol';

import { timesIn } from './field-stamps';
import { Statement } from './statement';
import type { Tables } from './tables';

// A page is sent as one text: beyond this it is cut, so that a weak link gets through one at a time.
const PAGE_CHARACTERS = 1024 * 1024;

export interface Page {
  rows: Row[];
  more: boolean;
}

interface Span {
  userId: string;
  seq: number;
  upTo: number;
  most: number;
}

const inSpan = new Statement((db, { userId, seq, upTo, most }: Span) =>
  db
    .selectFrom('records')
    .select(['type', 'id', 'seq', 'deleted', 'data', 'field_meta', 'updated_at'])
    .where('user_id', '=', userId)
    .where('seq', '>', seq)
    .where('seq', '<=', upTo)
    .orderBy('seq')
    .limit(most),
);

/** A person's records after a sequence number, oldest change first: as many as one page takes. */
export async function changesAfter(
  db: Kysely<Tables>,
  userId: string,
  { seq, upTo, limit }: { seq: number; upTo: number; limit: number },
): Promise<Page> {
  const found = await inSpan.all(db, { userId, seq, upTo, most: limit + 1 });
  const fitting = fit(found.slice(0, limit));
  return { rows: fitting.map(asRow), more: fitting.length < found.length };
}

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

function asRow({ type, id, seq, deleted, data, field_meta, updated_at }: FoundRow): Row {
  const record = {
    type,
    id,
    seq,
    deleted: deleted === 1,
    data: JSON.parse(data) as Patch | null,
    updatedAt: updated_at,
  };
  const { updatedAt, ...row } = record;
  return { ...row, times: timesIn(field_meta, record), updatedAt };
}

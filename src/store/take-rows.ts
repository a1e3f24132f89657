import type { Table } from 'dexie';

import { isRecordType, type RecordType } from '#shared/records/index';
import type { Row } from '#shared/sync/protocol';

import type { AccountStore } from './account-store';
import type { LocalRow, OutboxEntry, ShadowRow } from './database';
import { withOwnSeen } from './seen';
import type { Settled } from './settle-results';
import { type Base, baseOf, visibleRow } from './show-record';

export interface Arrival extends Settled {
  generation: number;
}

export function newestRows(rows: Row[]): Map<string, Row> {
  const newest = new Map<string, Row>();
  for (const row of rows) {
    const known = newest.get(row.id);
    if (isRecordType(row.type) && (!known || row.seq >= known.seq)) newest.set(row.id, row);
  }
  return newest;
}

/** In bulk: one read and one write per table. */
export async function takeRows(store: AccountStore, arrival: Arrival): Promise<void> {
  const newest = newestRows(arrival.rows);
  const types = new Set([...arrival.gone, ...arrival.refused].map((entry) => entry.type));
  for (const { type } of newest.values()) if (isRecordType(type)) types.add(type);
  for (const type of types) await takeKind(store, type, { ...arrival, newest });
}

async function takeKind(
  store: AccountStore,
  type: RecordType,
  { newest, gone, refused, lost, generation }: Arrival & { newest: Map<string, Row> },
): Promise<void> {
  const { db } = store;
  const touched = [...newest.values(), ...gone, ...refused].filter((one) => one.type === type);
  const ids = [...new Set(touched.map(({ id }) => id))];
  const locals = await readMany(db.records(type), ids);
  const shadows = await shadowsOf(store, type, ids);
  const waiting = await entriesOf(store, type, withOperations(ids, locals, { gone, refused }));
  await noteOwnSeen(store, { waiting, newest, gone, lost });
  const made = new Made(type);
  for (const [index, id] of ids.entries()) {
    const before = baseOf(type, shadows[index], locals[index]);
    made.add(id, newerOf(before, newest.get(id), generation), waiting.get(id) ?? []);
  }
  await made.write(store);
}

/** What still waits was made after the device's own earlier changes, whose times are known only now. */
async function noteOwnSeen(
  { db }: AccountStore,
  of: Pick<Arrival, 'gone' | 'lost'> & {
    waiting: Map<string, OutboxEntry[]>;
    newest: Map<string, Row>;
  },
): Promise<void> {
  for (const [id, entries] of of.waiting) {
    const row = of.newest.get(id);
    const own = of.gone.filter((entry) => entry.id === id);
    if (!row || own.length === 0) continue;
    await db.outbox.bulkPut(
      entries.map((entry) => withOwnSeen(entry, own, { row, lost: of.lost })),
    );
  }
}

/** Usually the table is empty. */
async function shadowsOf({ db }: AccountStore, type: RecordType, ids: string[]) {
  if ((await db.shadow.count()) === 0) return [];
  return db.shadow.bulkGet(ids.map((id): [RecordType, string] => [type, id]));
}

/** Saves reads: for most records, the only operation has just been confirmed. */
function withOperations(
  ids: string[],
  locals: (LocalRow<object> | undefined)[],
  { gone, refused }: Pick<Settled, 'gone' | 'refused'>,
): string[] {
  const settled = new Map<string, number>();
  for (const { id } of gone) settled.set(id, (settled.get(id) ?? 0) + 1);
  const setAside = new Set(refused.map(({ id }) => id));
  return ids.filter((id, index) => {
    const local = locals[index];
    const before = (local?.pending ?? 0) + (local?.rejected ?? 0);
    return setAside.has(id) || before !== (settled.get(id) ?? 0);
  });
}

async function entriesOf({ db }: AccountStore, type: RecordType, ids: string[]) {
  const keys = ids.map((id): [RecordType, string] => [type, id]);
  const found = keys.length === 0 ? [] : await db.outbox.where('[type+id]').anyOf(keys).sortBy('n');
  const byId = new Map<string, OutboxEntry[]>();
  for (const entry of found) byId.set(entry.id, [...(byId.get(entry.id) ?? []), entry]);
  return byId;
}

/** Late or repeated rows change nothing. */
function newerOf(before: Base | null, row: Row | undefined, generation: number): Base | null {
  if (!row) return before;
  return before && before.row.seq >= row.seq ? { ...before, generation } : { row, generation };
}

/** Collects the writes for one type: one bulk write per table. */
class Made {
  private readonly shown: LocalRow<object>[] = [];
  private readonly hidden: string[] = [];
  private readonly shadows: ShadowRow[] = [];
  private readonly bare: [RecordType, string][] = [];

  constructor(private readonly type: RecordType) {}

  add(id: string, base: Base | null, entries: OutboxEntry[]): void {
    const { type } = this;
    const row = visibleRow(id, base, entries);
    if (row) this.shown.push(row);
    else this.hidden.push(id);
    if (entries.length > 0 && base) this.shadows.push({ type, id, ...base });
    else this.bare.push([type, id]);
  }

  async write({ db }: AccountStore): Promise<void> {
    const table = db.records(this.type);
    if (this.shown.length > 0) await table.bulkPut(this.shown);
    if (this.hidden.length > 0) await table.bulkDelete(this.hidden);
    if (this.shadows.length > 0) await db.shadow.bulkPut(this.shadows);
    const stale = this.bare.length > 0 && (await db.shadow.count()) > 0;
    if (stale) await db.shadow.bulkDelete(this.bare);
  }
}

/** In the order of `ids`. Sequential ids are adjacent: one range read is faster than many single ones. */
async function readMany<Row extends { id: string }>(
  table: Table<Row, string>,
  ids: readonly string[],
): Promise<(Row | undefined)[]> {
  const sorted = [...ids].sort();
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return [];
  const between = () => table.where(':id').between(first, last, true, true);
  const found = await between().count();
  if (found === 0) return ids.map(() => undefined);
  if (found > 2 * ids.length) return table.bulkGet([...ids]);
  const byId = new Map((await between().toArray()).map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}

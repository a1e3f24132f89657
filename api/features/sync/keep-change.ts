import { RECORD_TYPES, RECORDS, type RecordType } from '#shared/records/index';
import type { Op, Patch } from '#shared/sync/protocol';

import { encodeMaker } from '../../store/field-stamps';
import { nextNumber } from '../../store/lock-user-sequence';
import { mergeObjects } from './merge-objects';
import type { StoredRecord, Texts } from '../../store/records';
import { changeRecord, type Batch, type Made } from './batch';
import type { Change, Writing } from './decide';

/** A change with its operation's hash and text, and the server's fields if it creates the record. */
interface Keeping {
  change: Change;
  hash: string;
  /** The text of the operation's patch as sent. */
  said: string;
  first: Patch;
}

/**
 * Whether a change creates the record, also if there was only a tombstone without data or a record that was recovered
 * as deleted.
 */
export function begins({ writing, current }: Change): boolean {
  return !writing.deleted && !hasBegun(writing.type, current?.data ?? null);
}

function hasBegun(type: RecordType, data: Patch | null): boolean {
  if (data === null) return false;
  const ours = Object.keys(RECORDS[type].first);
  return ours.length === 0 || ours.some((field) => Object.hasOwn(data, field));
}

/** Applies a change to a record. */
export function keepChange(batch: Batch, keeping: Keeping): StoredRecord {
  const { change, hash, first } = keeping;
  const { writing, won, current } = change;
  const { arrival, op, type, deleted } = writing;
  const { receivedAt } = arrival;
  const before = current ?? newRecord(receivedAt);
  const seq = nextNumber(batch.lock);
  const stamps = change.stamps(seq);
  const next: StoredRecord = {
    type,
    id: op.id,
    seq,
    deleted,
    data: dataAfter(before.data, first, won),
    fieldMeta: current ? mergeObjects(current.fieldMeta, stamps) : stamps,
    // A record whose creating operation has a plain result serves as that operation's receipt.
    maker: current ? current.maker : makerOf(op, hash),
    createdAt: before.createdAt,
    updatedAt: receivedAt,
    storedBytes: before.storedBytes,
  };
  const whole = !current && begins(change) && isWhole(writing, first, won);
  const made = whole ? { opId: op.opId, seq, at: arrival.at } : undefined;
  const texts = made && next.maker !== null ? textsOfMade(keeping, made) : undefined;
  return changeRecord(batch, { record: next, made, texts });
}

/** The JSON text of the server's first fields by kind. */
const FIRST = new Map(RECORD_TYPES.map((type) => [type, JSON.stringify(RECORDS[type].first)]));

/**
 * The stored texts of a record that was created exactly as sent. The patch's text already exists, so it is not
 * encoded again.
 */
function textsOfMade({ change, said }: Keeping, { seq, at }: Made): Texts {
  const { type, arrival } = change.writing;
  const { replicaId: replica } = arrival;
  const data = joined(FIRST.get(type) ?? '{}', said);
  return { data, stamps: encodeMaker({ seq, at, replica }) };
}

/** Merges the JSON texts of two objects. */
function joined(one: string, other: string): string {
  if (one === '{}') return other;
  return other === '{}' ? one : `${one.slice(0, -1)},${other.slice(1)}`;
}

function newRecord(createdAt: number): Pick<StoredRecord, 'data' | 'createdAt' | 'storedBytes'> {
  return { data: null, createdAt, storedBytes: null };
}

function makerOf({ opId, id }: Op, hash: string): string | null {
  return opId === id ? hash : null;
}

/** The tombstone of an unknown record has no data, except what a device has recovered. */
function dataAfter(before: Patch | null, first: Patch, won: Patch): Patch | null {
  const isNothing = before === null && Object.keys(first).length + Object.keys(won).length === 0;
  return isNothing ? null : mergeObjects(first, before, won);
}

/**
 * Whether the device can build the record itself: its fields were not changed by validation, and the server's fields
 * have their usual first values.
 */
function isWhole({ op, arrival, type }: Writing, first: Patch, won: Patch): boolean {
  if (op.act !== 'put' || op.patch !== arrival.op.patch) return false;
  const usual: Patch = RECORDS[type].first;
  const plain = Object.keys(usual).every((field) => first[field] === usual[field]);
  return plain && isAsSaid(won, op.patch ?? {});
}

/** Whether validation changed nothing: no field was trimmed, added or left out. */
function isAsSaid(checked: Patch, said: Patch): boolean {
  const fields = Object.keys(said);
  return (
    fields.length === Object.keys(checked).length &&
    fields.every((field) => isSame(checked[field], said[field]))
  );
}

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  return typeof one === 'object' && JSON.stringify(one) === JSON.stringify(other);
}

import { isDeepStrictEqual } from 'node:util';

import type { Patch } from '#shared/sync/protocol';

import type { Account, Batch, Ledger } from './ledger';
import { photoProblems } from './photo-checks';
import type { Holding, Kept } from './snapshot';

/** What was found; every list of problems is empty if the promise is kept. */
export interface Findings {
  /** The number of acknowledged operations, and those that are missing. */
  acknowledged: number;
  lost: string[];
  /** Batches that were only partly applied. */
  halves: string[];
  /** Rows and effects that exist twice, or that no operation made. */
  doubles: string[];
  /** Records that differ from the result of their operations. */
  wrong: string[];
  quota: string[];
  /** Batches that were sent again and had been applied before, because the response was lost. */
  answersLost: number;
}

export type Promised = Pick<Ledger, 'accounts' | 'batches' | 'uploads'>;

export const idsOf = ({ accounts }: Pick<Promised, 'accounts'>) => accounts.map(({ id }) => id);

/** Compares what was promised with what is stored. Call it while no response is on its way. */
export function check({ holdings, hashOf }: Kept, promised: Promised): Findings {
  const found = nothing();
  for (const account of promised.accounts) {
    const holding = holdings.get(account.id);
    if (!holding) continue;
    const batches = promised.batches.filter((batch) => batch.account === account);
    checkOperations(found, batches, holding);
    checkRecords(found, batches, holding);
    checkSequence(found, account, holding);
    const uploads = promised.uploads.filter((upload) => upload.account === account);
    const photos = photoProblems({ account, uploads, holding, hashOf });
    found.lost.push(...photos.lost);
    found.quota.push(...photos.quota);
    found.wrong.push(...photos.wrong);
  }
  return found;
}

export function problemsOf({ lost, halves, doubles, wrong, quota }: Findings): string[] {
  const lists = { lost, halves, doubles, wrong, quota };
  return Object.entries(lists).flatMap(([kind, list]) => list.map((words) => `${kind}: ${words}`));
}

function nothing(): Findings {
  return {
    acknowledged: 0,
    lost: [],
    halves: [],
    doubles: [],
    wrong: [],
    quota: [],
    answersLost: 0,
  };
}

function checkOperations(found: Findings, batches: Batch[], { operations }: Holding): void {
  for (const batch of batches) checkBatch(found, batch, operations);
  const known = new Set(batches.flatMap(({ ops }) => ops.map(({ opId }) => opId)));
  for (const id of operations.keys()) {
    if (!known.has(id)) found.doubles.push(`operation ${id} is nobody's`);
  }
}

function checkBatch(found: Findings, batch: Batch, operations: Holding['operations']): void {
  const ids = batch.ops.map(({ opId }) => opId);
  const gone = ids.filter((id) => !operations.has(id));
  if (gone.length > 0 && gone.length < ids.length) {
    found.halves.push(`${gone.length} of ${ids.length} are not there: ${gone.join()}`);
  }
  if (batch.acknowledged) {
    found.acknowledged += ids.length;
    found.lost.push(...gone.map((id) => `operation ${id}`));
  }
  const [first = ''] = ids;
  const at = operations.get(first)?.received_at ?? Infinity;
  if (batch.sent > 1 && at < batch.lastSentAt) found.answersLost += 1;
}

interface Expected {
  deleted: boolean;
  data: Patch;
}

/** The stored operations, in their device's order, must result in exactly the stored records. */
function checkRecords(found: Findings, batches: Batch[], holding: Holding): void {
  const expected = replay(batches, holding);
  for (const [key, { deleted, data }] of expected) {
    const row = holding.records.get(key);
    const there = Object.fromEntries(Object.keys(data).map((field) => [field, row?.data[field]]));
    if (row && (row.deleted === 1) === deleted && isDeepStrictEqual(there, data)) continue;
    found.wrong.push(`${key} is ${JSON.stringify(row)}, not ${JSON.stringify({ deleted, data })}`);
  }
  for (const key of holding.records.keys()) {
    if (!expected.has(key)) found.doubles.push(`${key} is nobody's`);
  }
}

// The devices of an account write no field in common, so the order between them does not matter.
function replay(batches: Batch[], { operations }: Holding): Map<string, Expected> {
  const expected = new Map<string, Expected>();
  for (const op of batches.flatMap(({ ops }) => ops)) {
    if (!operations.has(op.opId)) continue;
    const key = `${op.type} ${op.id}`;
    const data = { ...expected.get(key)?.data, ...op.patch };
    expected.set(key, { deleted: op.act === 'del', data });
  }
  return expected;
}

function checkSequence(found: Findings, account: Account, holding: Holding): void {
  const { seq, records, operations } = holding;
  const highest = Math.max(0, ...[...records.values()].map((row) => row.seq));
  if (seq < highest) found.wrong.push(`${account.id} counts to ${seq}, a record is ${highest}`);
  // Each operation takes one sequence number: if only the devices write, any more means an effect that happened twice.
  if (!account.photos && seq !== operations.size) {
    found.doubles.push(`${account.id}: ${operations.size} operations had ${seq} effects`);
  }
}

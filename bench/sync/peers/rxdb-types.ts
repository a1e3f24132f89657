import type { BareRecord } from '../bare/record';

/** A meal as RxDB stores it, with its own deletion flag instead of the bare record's. */
export type RxMeal = Omit<BareRecord, 'deleted'> & { _deleted: boolean };

/** How far a client has pulled. */
export interface RxCheckpoint {
  seq: number;
}

export interface RxPage {
  documents: RxMeal[];
  checkpoint: RxCheckpoint;
}

export interface RxPushRow {
  newDocumentState: RxMeal;
  assumedMasterState?: RxMeal;
}

export interface RxSubject {
  next: (page: RxPage) => void;
}

/** The parts of RxDB that the benchmark calls, with the storage to use. */
export interface RxDb {
  createRxDatabase: (options: object) => Promise<RxDatabase>;
  replicateRxCollection: (options: object) => RxReplicating;
  storage: unknown;
}

export interface RxDatabase {
  addCollections: (collections: object) => Promise<{ meals: RxCollection }>;
  remove: () => Promise<unknown>;
}

export interface RxCollection {
  bulkInsert: (meals: object[]) => Promise<{ error: unknown[] }>;
  count: () => { exec: () => Promise<number> };
  insert$: { subscribe: (heard: (event: { documentId: string }) => void) => unknown };
}

export interface RxReplicating {
  awaitInitialReplication: () => Promise<void>;
  cancel: () => Promise<void>;
  error$: { subscribe: (heard: (error: unknown) => void) => unknown };
}

export function asRx({ deleted, ...record }: BareRecord): RxMeal {
  return { ...record, _deleted: deleted };
}

export function fromRx({ _deleted, ...meal }: RxMeal): BareRecord {
  return { ...meal, deleted: _deleted };
}

import type { BenchMeal } from './meals';

/** What a process has used since it began. */
export interface Usage {
  /** Time on a processor, of all threads, in microseconds. */
  cpu: number;
  /** Bytes of its server's connections, headers and all. */
  received: number;
  sent: number;
}

/** In bytes. */
export interface Memory {
  /** Of the process as the system sees it. */
  resident: number;
  /** Of JavaScript's objects. */
  heap: number;
}

/** The parts of a round that are measured, each for a store that `prepare` has made. */
export interface SyncClient {
  /** Begins a round with a place of its own on the server and these meals waiting to go up. */
  prepare: (round: number, meals: BenchMeal[]) => Promise<void>;
  /** Returns when the server has confirmed every one. */
  upload: () => Promise<void>;
  /** Fills an empty store from the server; returns how many meals it holds then. */
  download: () => Promise<number>;
  /** Times from a change on A to the same change in B's store, in ms; undefined where it cannot. */
  live: (changes: BenchMeal[]) => Promise<number[] | undefined>;
}

export interface Answers {
  prepare: undefined;
  upload: Timed;
  download: Timed & { held: number };
  live: { times: number[] | undefined };
}

export interface Timed {
  ms: number;
  /** Of the client's process, in microseconds. */
  cpu: number;
}

export interface Call {
  call: keyof Answers;
  round: number;
  count: number;
}

/** What the bench's parent process asks, and what its children answer. */
export type Question =
  { ask: number; usage: true } | { ask: number; memory: true } | ({ ask: number } & Call);
export type Answer = { answer: number } & ({ value: unknown } | { error: string });

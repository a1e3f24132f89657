import type { BenchMeal } from './meals';

/** What a process has used since it started. */
export interface Usage {
  /** Processor time of all threads, in microseconds. */
  cpu: number;
  /** Bytes of its server's connections, including headers. */
  received: number;
  sent: number;
}

/** In bytes. */
export interface Memory {
  /** Memory of the process as the system sees it. */
  resident: number;
  /** Memory of JavaScript objects. */
  heap: number;
}

/** The measured parts of a round, each for a store that `prepare` has made. */
export interface SyncClient {
  /** Begins a round with its own place on the server and these meals waiting to be sent. */
  prepare: (round: number, meals: BenchMeal[]) => Promise<void>;
  /** Resolves when the server has confirmed all of them. */
  upload: () => Promise<void>;
  /** Fills an empty store from the server; returns how many meals it then has. */
  download: () => Promise<number>;
  /** Times from a change on A to the same change in B's store, in ms; undefined if not supported. */
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
  /** Processor time of the client's process, in microseconds. */
  cpu: number;
}

export interface Call {
  call: keyof Answers;
  round: number;
  count: number;
}

/** The requests of the benchmark's parent process, and the responses of its children. */
export type Question =
  { ask: number; usage: true } | { ask: number; memory: true } | ({ ask: number } & Call);
export type Answer = { answer: number } & ({ value: unknown } | { error: string });

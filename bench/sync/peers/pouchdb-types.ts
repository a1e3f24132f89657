import { asBare } from '../bare/record';
import type { BenchMeal } from '../meals';

/** The parts of PouchDB that the benchmark calls. */
export interface PouchClass {
  new (name: string, options?: object): Pouch;
  plugin: (plugin: unknown) => PouchClass;
  defaults: (options: object) => PouchClass;
}

export interface Pouch {
  bulkDocs: (documents: object[]) => Promise<{ error?: unknown }[]>;
  put: (document: object) => Promise<unknown>;
  info: () => Promise<{ doc_count: number }>;
  destroy: () => Promise<unknown>;
  changes: (options: object) => PouchFeed<{ id: string }>;
  replicate: {
    to: (target: string, options: object) => PouchFeed<unknown>;
    from: (source: string, options: object) => PouchFeed<unknown>;
  };
}

/** A promise if it is not live. */
export interface PouchFeed<Event> extends Promise<unknown> {
  on: (name: 'change', heard: (event: Event) => void) => PouchFeed<Event>;
  cancel: () => void;
}

export function asPouch(meal: BenchMeal): object {
  const { id, deleted, ...record } = asBare(meal);
  return deleted ? { _id: id, _deleted: true, ...record } : { _id: id, ...record };
}

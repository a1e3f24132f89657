import type { AdminParts } from '../parts';

/** What is told of the server itself. */
export interface SystemParts extends AdminParts {
  version: string;
  startedAt: number;
  /** The kinds of job that can be done here. */
  runnable: readonly string[];
  provider:
    { model: string; readsWords: boolean; daily: number | undefined; priced: boolean } | undefined;
  payments: { ready: boolean; live: boolean | null };
}

import { useLiveQuery } from 'dexie-react-hooks';

/** Follows what a query of the local database answers; undefined until its first answer. */
export function useLive<Answer>(
  query: () => Answer | Promise<Answer>,
  dependencies: unknown[],
): Answer | undefined {
  return useLiveQuery(query, dependencies);
}

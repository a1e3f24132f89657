import { useLiveQuery } from 'dexie-react-hooks';

import { findActiveStore, type AccountStore } from './account-store';

/** Follows what a query of the local database answers; undefined until its first answer. */
export function useLive<Answer>(
  query: () => Answer | Promise<Answer>,
  dependencies: unknown[],
): Answer | undefined {
  return useLiveQuery(query, dependencies);
}

/**
 * Follows what a query of the store of whoever is signed in answers; undefined until its first answer.
 * @param none what is answered where nobody is signed in
 */
export function useLiveStore<Answer>(
  query: (store: AccountStore) => Answer | Promise<Answer>,
  none: Answer,
  dependencies: unknown[],
): Answer | undefined {
  return useLive(async () => {
    const store = await findActiveStore();
    return store ? query(store) : none;
  }, dependencies);
}

import { liveQuery, type Observable } from 'dexie';
import { useObservable, type InteropableObservable } from 'dexie-react-hooks';
import { startTransition } from 'react';

import { findActiveStore, type AccountStore } from './account-store';

/** Follows what a query of the local database answers; undefined until its first answer. */
export function useLive<Answer>(
  query: () => Answer | Promise<Answer>,
  dependencies: unknown[],
): Answer | undefined {
  return useObservable(() => inSlices(liveQuery(query)), dependencies);
}

/** An answer is drawn as a transition: in slices, between which a tap or a key is heard. */
function inSlices<Answer>(answers: Observable<Answer>): InteropableObservable<Answer> {
  return {
    // A query is asked once it is subscribed to, and never before.
    hasValue: () => false,
    subscribe: (next, fail) =>
      answers.subscribe((answer) => {
        startTransition(() => {
          next(answer);
        });
      }, fail),
  };
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

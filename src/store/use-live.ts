import { liveQuery } from 'dexie';
import { startTransition, useEffect, useState } from 'react';

import { findActiveStore, type AccountStore } from './account-store';

type Answered<Answer> = { answer: Answer } | { error: unknown };

/**
 * Follows what a query of the local database answers; undefined until its first answer. Where the
 * dependencies change, the answer before stays until the next one has come.
 *
 * An answer is a state of React's: a hook that keeps it in a ref, as Dexie's own does, lets a render see
 * it early that React throws away, and effects that depend on it are then lost.
 */
export function useLive<Answer>(
  query: () => Answer | Promise<Answer>,
  dependencies: unknown[],
): Answer | undefined {
  const [answered, setAnswered] = useState<Answered<Answer>>();
  useEffect(() => {
    const subscription = liveQuery(query).subscribe(
      (answer) => {
        // A transition is drawn in slices, between which a tap or a key is heard.
        startTransition(() => {
          setAnswered((last) => (isSame(last, answer) ? last : { answer }));
        });
      },
      (error: unknown) => {
        setAnswered({ error });
      },
    );
    return () => {
      subscription.unsubscribe();
    };
  }, dependencies);
  if (!answered) return undefined;
  if ('error' in answered) throw answered.error;
  return answered.answer;
}

function isSame<Answer>(last: Answered<Answer> | undefined, answer: Answer): boolean {
  return last !== undefined && 'answer' in last && Object.is(last.answer, answer);
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

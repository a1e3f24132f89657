import { liveQuery } from 'dexie';
import { startTransition, useEffect, useState } from 'react';

import { findActiveStore, type AccountStore } from './account-store';
import { hasSameContent } from './has-same-content';

type Answered<Answer> = { answer: Answer } | { error: unknown };

/**
 * undefined until the first result. When dependencies change, the last result stays until the next one. An equal new
 * result does not replace the old one: a sync cycle runs most queries again, but changes few results.
 * The result is in React state. With a ref, as in Dexie's own hook, a render that React discards could read a result
 * early, and effects that depend on it would never run.
 */
export function useLive<Answer>(
  query: () => Answer | Promise<Answer>,
  dependencies: unknown[],
): Answer | undefined {
  const [answered, setAnswered] = useState<Answered<Answer>>();
  useEffect(() => {
    const subscription = liveQuery(query).subscribe(
      (answer) => {
        // React can interrupt the rendering of a transition to handle taps and keys.
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
  return last !== undefined && 'answer' in last && hasSameContent(last.answer, answer);
}

/** @param none the result if no one is signed in */
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

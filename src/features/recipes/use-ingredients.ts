import { useEffect, useState } from 'react';

import type { RecipeLine } from '#shared/records/recipe';

import { readIngredients } from '../../device/analyser/analyser';
import { activeStore } from '../../store/account-store';
import { knownFoods } from '../../store/food-memories';
import { useDebounced } from '../../ui/use-debounced';

// After a key; a list takes some tens of milliseconds.
const PAUSE_MS = 350;

/** With the person's own foods and what they have taught. */
export async function readLines(text: string): Promise<RecipeLine[]> {
  return readIngredients(text, await knownFoods(await activeStore()));
}

/** What was read of a text that is being typed; of the text before for a moment after a key. */
export function useIngredients(text: string): readonly RecipeLine[] {
  const typed = useDebounced(text, PAUSE_MS);
  const [lines, setLines] = useState<readonly RecipeLine[]>([]);
  useEffect(() => {
    let isLatest = true;
    // A failure shows when it is saved, which reads once more.
    readLines(typed)
      .then((read) => {
        if (isLatest) setLines(read);
      })
      .catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [typed]);
  return lines;
}

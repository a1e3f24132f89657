import { useEffect, useState } from 'react';

import type { RecipeLine } from '#shared/records/recipe';

import { readIngredients } from '../../device/analyser/analyser';
import { activeStore } from '../../store/account-store';
import { knownFoods } from '../../store/food-memories';
import { useDebounced } from '../../ui/use-debounced';

// Pause after the last key press. Reading a list takes tens of milliseconds.
const PAUSE_MS = 350;

/** Reads ingredients with the user's remembered and custom foods. */
export async function readLines(text: string): Promise<RecipeLine[]> {
  return readIngredients(text, await knownFoods(await activeStore()));
}

/** The ingredients read from a typed text; for a moment after a key press, those of the previous text. */
export function useIngredients(text: string): readonly RecipeLine[] {
  const typed = useDebounced(text, PAUSE_MS);
  const [lines, setLines] = useState<readonly RecipeLine[]>([]);
  useEffect(() => {
    let isLatest = true;
    // A failure is reported when the user saves, which reads the text again.
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

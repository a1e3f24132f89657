import { useEffect, useState } from 'react';

import type { Analysis } from '#shared/records/meal-item';

import { analyse } from '../../device/analyser/analyser';
import { activeStore } from '../../store/account-store';
import { knownFoods } from '../../store/food-memories';
import { useDebounced } from '../../ui/use-debounced';

const PAUSE_MS = 200;

/** Reads words with the user's remembered and custom foods. */
export async function readWords(words: string): Promise<Analysis> {
  return analyse(words, await knownFoods(await activeStore()));
}

/** The estimate of typed words; null until exactly these words were read. */
export function useReadWords(typed: string): Analysis | null {
  const words = useDebounced(typed.trim(), PAUSE_MS);
  const [read, setRead] = useState<{ words: string; reading: Analysis } | null>(null);
  useEffect(() => {
    if (words === '') return undefined;
    let isLatest = true;
    // A failure is reported when the user saves, which reads the words again.
    readWords(words)
      .then((reading) => {
        if (isLatest) setRead({ words, reading });
      })
      .catch(() => undefined);
    return () => {
      isLatest = false;
    };
  }, [words]);
  return read?.words === typed.trim() ? read.reading : null;
}

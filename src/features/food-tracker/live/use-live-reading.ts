import { useEffect, useState } from 'react';

import type { Analysis } from '#shared/records/meal-item';

import { analyse } from '../../../device/analyser/analyser';
import { useFoodMemories } from '../../../store/use-food-memories';

/** A reading, and the very words that it is of. */
export interface LiveReading {
  text: string;
  analysis: Analysis;
}

// Long enough for fast typing to be one question, short enough to feel like none.
const PAUSE_MS = 150;

/**
 * Reads words as they are typed, beside the page. The last reading stays until the next one is there;
 * an answer that comes late, to words that have changed since, is dropped.
 */
export function useLiveReading(text: string): LiveReading | null {
  const memory = useFoodMemories();
  const [reading, setReading] = useState<LiveReading | null>(null);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank) setReading(null);
    if (isBlank || memory === undefined) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      analyse(text, memory).then(
        (analysis) => {
          if (current) setReading({ text, analysis });
        },
        // Saving reads the words once more, and says so where that fails as well.
        () => undefined,
      );
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [text, isBlank, memory]);
  return isBlank ? null : reading;
}

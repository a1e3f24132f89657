import { useEffect, useState } from 'react';

import { personalFood } from '#shared/nutrition/personal/personal-food';
import type { Analysis } from '#shared/records/meal-item';

import { analyse } from '../../../device/analyser/analyser';
import { useFoodMemories } from '../../../store/use-food-memories';
import { usePersonalFoods } from '../../../store/use-personal-foods';

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
  const foods = usePersonalFoods();
  const [reading, setReading] = useState<LiveReading | null>(null);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank) setReading(null);
    if (isBlank || memory === undefined || foods === undefined) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      const personal = foods.map(({ id, food }) => personalFood(id, food));
      analyse(text, { memory, personal }).then(
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
  }, [text, isBlank, memory, foods]);
  return isBlank ? null : reading;
}

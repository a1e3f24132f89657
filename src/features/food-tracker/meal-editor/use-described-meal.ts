import { useEffect, useMemo, useRef, useState } from 'react';

import type { Analysis } from '#shared/records/meal-item';

import { analyse, tableRelease } from '../../../device/analyser/analyser';
import { useFoodMemories } from '../../../store/food-memories';
import { usePersonalFoods } from '../../../store/foods';
import { type Edits, NO_EDITS, useItemEdits } from '../items/item-edits';

const NOTHING = { items: [], notFound: [] };

export function useDescribedMeal(description: string) {
  const live = useLiveReading(description);
  const read = useMemo(() => live?.analysis ?? NOTHING, [live]);
  const list = useItemEdits(read);
  const words = useRef<HTMLTextAreaElement>(null);
  const { startAgain } = list;
  const isBlank = description.trim() === '';
  useEffect(() => {
    if (isBlank) startAgain();
  }, [isBlank, startAgain]);
  return {
    reading: live?.analysis ?? null,
    list,
    words,
    /** Opens the food tables before the first word is typed, but only if the user is about to describe a meal. */
    prepare: () => {
      tableRelease().catch(() => undefined);
    },
    /** The estimate is saved only if it is of exactly these words. */
    taken: (): { seen: Analysis | null; edits: Edits } => ({
      seen: live?.text === description ? live.analysis : null,
      edits: live ? list.edits : NO_EDITS,
    }),
  };
}

/** `text` is exactly the text that was read. */
interface LiveReading {
  text: string;
  analysis: Analysis;
}

// Long enough to debounce fast typing, short enough to feel instant.
const PAUSE_MS = 150;

/** The last estimate stays until the next one. A late estimate of changed words is dropped. */
function useLiveReading(text: string): LiveReading | null {
  const memory = useFoodMemories();
  const foods = usePersonalFoods();
  const [reading, setReading] = useState<LiveReading | null>(null);
  const isBlank = text.trim() === '';
  useEffect(() => {
    if (isBlank) setReading(null);
    if (isBlank || memory === undefined || foods === undefined) return undefined;
    let current = true;
    const timer = setTimeout(() => {
      analyse(text, { memory, foods }).then(
        (analysis) => {
          if (current) setReading({ text, analysis });
        },
        // Saving reads the words again and reports a failure then.
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

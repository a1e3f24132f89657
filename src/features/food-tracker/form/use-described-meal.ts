import { useEffect, useMemo, useRef } from 'react';

import type { Analysis } from '#shared/records/meal-item';

import { NO_EDITS, type Edits } from '../items/edits';
import { useItemEdits } from '../items/use-item-edits';
import { useLiveReading } from '../live/use-live-reading';

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
    /** The reading is saved only if it is of exactly these words. */
    taken: (): { seen: Analysis | null; edits: Edits } => ({
      seen: live?.text === description ? live.analysis : null,
      edits: live ? list.edits : NO_EDITS,
    }),
  };
}

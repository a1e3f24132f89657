import { useEffect, useRef, useState } from 'react';

import type { MealItem } from '#shared/records/meal-item';

/** Saves once when the sheet closes, even by going back, and when the app is hidden, since it may never be shown again. */
export function useSaveOnClose(item: MealItem, onKeep: (item: MealItem) => void) {
  const [changed, setChanged] = useState(item);
  const latest = useRef({ changed: item, kept: item, onKeep });
  useEffect(() => {
    latest.current.onKeep = onKeep;
  });
  useEffect(() => {
    const { current } = latest;
    const keep = () => {
      if (current.changed === current.kept) return;
      current.kept = current.changed;
      current.onKeep(current.changed);
    };
    const whenHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    document.addEventListener('visibilitychange', whenHidden);
    return () => {
      document.removeEventListener('visibilitychange', whenHidden);
      keep();
    };
  }, []);
  return {
    changed,
    change: (next: MealItem) => {
      latest.current.changed = next;
      setChanged(next);
    },
    discard: () => {
      latest.current.kept = latest.current.changed;
    },
  };
}

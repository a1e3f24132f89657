import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { type MealEntry, useMealEntry } from '../../store/meal-entries';

interface Editing {
  editing: MealEntry | null;
  edit: (entry: MealEntry) => void;
  close: () => void;
}

/** Keeps the entry as it was opened: saving compares with what the person saw. */
export function useEditing(): Editing {
  const { id, open, close } = useMealInAddress('edit');
  const [editing, setEditing] = useState<MealEntry | null>(null);
  const entry = useMealEntry(id);
  useEffect(() => {
    setEditing((opened) => {
      if (id === null || opened?.id === id) return id === null ? null : opened;
      return entry?.id === id ? entry : null;
    });
  }, [id, entry]);
  return {
    editing,
    edit: ({ id: chosen }) => {
      open(chosen);
    },
    close,
  };
}

export function useReviewing(id: string) {
  const { id: opened, open, close } = useMealInAddress('review');
  return {
    isOpen: opened === id,
    open: () => {
      open(id);
    },
    close,
  };
}

/** In the address, for links, and so that going back closes it. */
function useMealInAddress(parameter: 'edit' | 'review') {
  const [parameters, setParameters] = useSearchParams();
  return {
    id: parameters.get(parameter),
    open: (id: string) => {
      setParameters((now) => {
        now.set(parameter, id);
        return now;
      });
    },
    close: () => {
      setParameters(
        (now) => {
          now.delete(parameter);
          return now;
        },
        { replace: true },
      );
    },
  };
}

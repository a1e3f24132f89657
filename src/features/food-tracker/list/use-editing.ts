import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { type MealEntry, useMealEntry } from '../../../store/meal-entries';

const PARAMETER = 'edit';

export interface Editing {
  editing: MealEntry | null;
  edit: (entry: MealEntry) => void;
  close: () => void;
}

/** In the address, for links. Keeps the entry as it was opened: saving compares with what the person saw. */
export function useEditing(): Editing {
  const [parameters, setParameters] = useSearchParams();
  const [editing, setEditing] = useState<MealEntry | null>(null);
  const id = parameters.get(PARAMETER);
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
      setParameters((now) => ({ ...Object.fromEntries(now), [PARAMETER]: chosen }));
    },
    close: () => {
      setParameters(
        (now) => {
          now.delete(PARAMETER);
          return now;
        },
        { replace: true },
      );
    },
  };
}

import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import type { MealEntry } from '../../../store/meals';

const PARAMETER = 'edit';

interface Editing {
  editing: MealEntry | null;
  edit: (entry: MealEntry) => void;
  close: () => void;
}

/**
 * Which meal is being edited: part of the address, so that other pages can lead to it. The entry is
 * the one that was opened, whatever sync does to it meanwhile: saving compares with what was seen.
 */
export function useEditing(meals: readonly MealEntry[] | undefined): Editing {
  const [parameters, setParameters] = useSearchParams();
  const [editing, setEditing] = useState<MealEntry | null>(null);
  const id = parameters.get(PARAMETER);
  useEffect(() => {
    setEditing((opened) => {
      if (id === null || opened?.id === id) return id === null ? null : opened;
      return meals?.find((entry) => entry.id === id) ?? null;
    });
  }, [id, meals]);
  return {
    editing,
    edit: ({ id: chosen }) => {
      setParameters({ [PARAMETER]: chosen });
    },
    close: () => {
      setParameters({}, { replace: true });
    },
  };
}

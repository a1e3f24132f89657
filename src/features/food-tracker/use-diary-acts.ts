import { useState } from 'react';

import type { Meal } from '#shared/records/meal';
import { mealTypeAt, USUAL_TIMES } from '#shared/rules/meal-type';

import { localNow } from '../../ui/words/local-now';
import type { DiaryActs } from './day/diary-acts';
import type { ShownDay } from './day/use-shown-day';
import type { MealFormState } from './form/use-meal-form';
import { useDeleting } from './list/use-deleting';
import { useEditing } from './list/use-editing';

interface Copying {
  meals: readonly Meal[];
  what: string;
  /** Of these meals. */
  day: string;
}

export function useDiaryActs({ day, today }: ShownDay, form: MealFormState) {
  const { editing, edit, close } = useEditing();
  const remove = useDeleting();
  const [copying, setCopying] = useState<Copying | null>(null);
  const acts: DiaryActs = {
    add: (type) => {
      const now = localNow();
      const isNow = day === today && mealTypeAt(now) === type;
      form.beginAt(isNow ? now : `${day}T${USUAL_TIMES[type]}`);
    },
    edit,
    remove,
    copy: (entries, what) => {
      setCopying({ meals: entries.map(({ meal }) => meal), what, day });
    },
  };
  return {
    ...{ acts, editing, copying },
    closeEditing: close,
    closeCopying: () => {
      setCopying(null);
    },
  };
}

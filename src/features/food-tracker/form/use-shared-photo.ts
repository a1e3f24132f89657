import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useNextSharedPhoto } from '../../../store/use-shared-photos';
import type { MealFormState } from './use-meal-form';

const PROBLEMS: Record<string, string> = {
  nothing: 'What you shared could not be kept. Please choose the photo here.',
  refused: 'A website tried to add photos here. Nothing was kept.',
};

/** Opens a picture that another app handed over, as if it had been chosen here. */
export function useSharedPhoto(form: MealFormState): void {
  const next = useNextSharedPhoto();
  const [search, setSearch] = useSearchParams();
  const problem = PROBLEMS[search.get('shared') ?? ''];
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // One that has just been settled is still here until the store has said so.
    if (!next || form.photo || opened.current === next.id) return;
    opened.current = next.id;
    form.setMethod('upload');
    void form.choosePhoto(new Blob([next.bytes], { type: next.mime }), next.id);
  }, [next, form]);
  useEffect(() => {
    if (problem === undefined) return;
    form.setProblem(problem);
    setSearch({}, { replace: true });
  }, [problem, form, setSearch]);
}

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useNextSharedPhoto } from '../../../store/use-shared-photos';
import type { MealFormState } from './use-meal-form';

const PROBLEMS: Record<string, string> = {
  nothing: 'What you shared could not be kept. Please choose the photo here.',
  refused: 'A website tried to add photos here. Nothing was kept.',
};

export function useSharedPhoto(form: MealFormState): void {
  const next = useNextSharedPhoto();
  const [search, setSearch] = useSearchParams();
  const problem = PROBLEMS[search.get('shared') ?? ''];
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // A settled picture is still listed until the store has updated.
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

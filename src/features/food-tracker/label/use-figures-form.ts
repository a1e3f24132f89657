import { useEffect, useMemo, useRef, useState } from 'react';

import type { LabelReading } from '#shared/nutrition/label/label-reading';
import type { FoodFields } from '#shared/records/food';
import type { Nutrient } from '#shared/records/nutrients';

import type { FoodEntry } from '../../../store/foods';
import { checkedFacts, type Facts, type FigureProblems } from './checked-facts';
import { doubtWords } from './doubt-words';
import { firstValues, withColumn, type FigureValues } from './figure-values';

interface Beginning {
  barcode: string | null;
  read: LabelReading | null;
  known: FoodEntry | null;
}

export type FiguresForm = ReturnType<typeof useFiguresForm>;

export function useFiguresForm({ barcode, read, known }: Beginning) {
  const [values, setValues] = useState(() => firstValues(read, known?.food ?? null));
  const [touched, setTouched] = useState<ReadonlySet<Nutrient>>(new Set());
  const [tried, setTried] = useState(0);
  const [problems, setProblems] = useState<FigureProblems>({});
  const place = useRef<HTMLFormElement>(null);
  // The first invalid field may be out of view.
  useEffect(() => {
    place.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [tried]);
  const doubts = useMemo(() => doubtWords(values, read, touched), [values, read, touched]);

  const set = (change: Partial<FigureValues>) => {
    setValues((now) => {
      const next = { ...now, ...change };
      return change.per === undefined ? next : withColumn(next, read);
    });
  };
  const setFigure = (nutrient: Nutrient, text: string) => {
    setTouched((now) => new Set([...now, nutrient]));
    setProblems((now) => without(now, nutrient));
    setValues((now) => ({ ...now, figures: { ...now.figures, [nutrient]: text } }));
  };
  /** undefined if something is invalid; the problem is then shown next to its field. */
  const food = (): FoodFields | undefined => {
    setTried((before) => before + 1);
    const checked = checkedFacts(values);
    setProblems('problems' in checked ? checked.problems : {});
    if ('problems' in checked) return undefined;
    return foodOf(checked.facts, { barcode, read, known });
  };
  return { place, values, doubts, problems, set, setFigure, food };
}

/** Keeps what the form does not ask for. */
function foodOf(facts: Facts, { barcode, read, known }: Beginning): FoodFields {
  const before = known?.food;
  return {
    ...facts,
    barcode,
    brand: before?.brand ?? null,
    portions: [...facts.portions, ...(before?.portions.slice(1) ?? [])],
    source: { kind: read || before?.source.kind === 'label' ? 'label' : 'person' },
  };
}

function without(problems: FigureProblems, nutrient: Nutrient): FigureProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field !== nutrient));
}

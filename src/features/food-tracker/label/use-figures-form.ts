import { useEffect, useMemo, useRef, useState } from 'react';

import type { LabelReading } from '#shared/nutrition/label/label-reading';
import type { Nutrient } from '#shared/records/nutrients';
import type { ProductFacts, ProductFields } from '#shared/records/product';

import { checkedFacts, type FigureProblems } from './checked-facts';
import { doubtWords } from './doubt-words';
import { firstValues, withColumn, type FigureValues } from './figure-values';

interface Beginning {
  barcode: string | null;
  read: LabelReading | null;
  known: ProductFacts | null;
}

export type FiguresForm = ReturnType<typeof useFiguresForm>;

/** The figures of a label in a form, with what is doubtful and what is wrong with them. */
export function useFiguresForm({ barcode, read, known }: Beginning) {
  const [values, setValues] = useState(() => firstValues(read, known));
  const [touched, setTouched] = useState<ReadonlySet<Nutrient>>(new Set());
  const [tried, setTried] = useState(0);
  const [problems, setProblems] = useState<FigureProblems>({});
  const place = useRef<HTMLFormElement>(null);
  // The first field in which something is wrong may be out of sight.
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
  /** The product, or undefined where something is wrong with it, which is said beside the field then. */
  const product = (): ProductFields | undefined => {
    setTried((before) => before + 1);
    const checked = checkedFacts(values, read || known?.from === 'label' ? 'label' : 'person');
    setProblems('problems' in checked ? checked.problems : {});
    if ('problems' in checked) return undefined;
    return { barcode, facts: { ...checked.facts, brand: known?.brand ?? null } };
  };
  return { place, values, doubts, problems, set, setFigure, product };
}

function without(problems: FigureProblems, nutrient: Nutrient): FigureProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => field !== nutrient));
}

import { useEffect, useMemo, useState } from 'react';

import type { Food } from '#shared/nutrition/food';
import { personalFood } from '#shared/nutrition/personal/personal-food';

import { searchFoods } from '../../../device/analyser/analyser';
import { usePersonalFoods } from '../../../store/foods';
import { useRecentFoods } from '../../../store/recent-foods';
import { type Origin, ownFirst } from './found-foods';
import { useFoods } from './use-foods';

const SHOWN = 8;
const RECENT_SHOWN = 6;

export interface FoundFood {
  food: Food;
  origin: Origin;
}

/** Recent foods while nothing is typed. */
export function useFoundFoods(query: string): { foods: FoundFood[]; nothing: boolean } {
  const [found, setFound] = useState<{ query: string; foods: Food[] }>({ query: '', foods: [] });
  const recent = useRecent();
  const own = useOwn();
  useEffect(() => {
    let current = true;
    const show = (foods: Food[]) => {
      if (current) setFound({ query, foods });
    };
    searchFoods(query, SHOWN).then(show, () => {
      show([]);
    });
    return () => {
      current = false;
    };
  }, [query]);
  const foods = useMemo(
    () => ownFirst(query, { recent, own, found: found.foods }),
    [query, recent, own, found.foods],
  );
  const isBlank = query.trim() === '';
  return {
    foods: foods.slice(0, isBlank ? RECENT_SHOWN : SHOWN),
    nothing: query.trim().length > 2 && found.query === query && foods.length === 0,
  };
}

function useOwn() {
  const foods = usePersonalFoods();
  return useMemo(() => (foods ?? []).map(({ id, food }) => personalFood(id, food)), [foods]);
}

function useRecent() {
  const recent = useRecentFoods();
  const foods = useFoods(useMemo(() => (recent ?? []).map(({ code }) => code), [recent]));
  return useMemo(() => {
    const byCode = new Map(foods.map((food) => [food.code, food]));
    return (recent ?? []).flatMap((one) => {
      const food = byCode.get(one.code);
      return food ? [{ ...one, food }] : [];
    });
  }, [recent, foods]);
}

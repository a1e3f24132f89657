import { useEffect, useMemo, useState } from 'react';

import { wordsOf } from '#shared/nutrition/analyzer/language/words';
import type { Food } from '#shared/nutrition/table/food';
import { personalFood } from '#shared/nutrition/table/personal-food';

import { foodsByCodes, searchFoods } from '../../../device/analyser/analyser';
import { activeStore } from '../../../store/account-store';
import { type RecentFood, useRecentFoods } from '../../../store/food-memories';
import { personalFoods, usePersonalFoods } from '../../../store/foods';

const SHOWN = 8;

const RECENT_SHOWN = 6;

/** Empty while loading and if the foods cannot be loaded. */
export function useFoods(codes: readonly string[]): Food[] {
  const [foods, setFoods] = useState<Food[]>([]);
  const wanted = codes.join(' ');
  useEffect(() => {
    let current = true;
    findFoods(wanted === '' ? [] : wanted.split(' ')).then(
      (found) => {
        if (current) setFoods(found);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [wanted]);
  return foods;
}

/** Skips unknown codes. */
export async function findFoods(codes: readonly string[]): Promise<Food[]> {
  if (codes.length === 0) return [];
  const own = (await personalFoods(await activeStore()))
    .map(({ id, food }) => personalFood(id, food))
    .filter(({ code }) => codes.includes(code));
  const others = codes.filter((code) => own.every((food) => food.code !== code));
  return [...own, ...(others.length > 0 ? await foodsByCodes(others) : [])];
}

export interface FoundFood {
  food: Food;
  origin: Origin;
}

/** Foods that match the query; recent foods if it is empty. */
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

type Origin = 'recent' | 'own' | 'table';

interface Sources {
  /** Newest first, with the user's own words for each. */
  recent: readonly (RecentFood & { food: Food })[];
  own: readonly Food[];
  /** Best first. */
  found: readonly Food[];
}

/** Recent foods first, newest first; then custom foods, then foods of the tables. */
export function ownFirst(query: string, { recent, own, found }: Sources): FoundFood[] {
  const lately = recent
    .filter(({ words, food }) => matchesQuery(`${words} ${food.description}`, query))
    .map(({ food }) => food);
  const theirs = own.filter(({ description }) => matchesQuery(description, query));
  const all = [
    ...lately.map((food) => ({ food, origin: 'recent' as const })),
    ...theirs.map((food) => ({ food, origin: 'own' as const })),
    ...found.map((food) => ({ food, origin: 'table' as const })),
  ];
  const seen = new Set<string>();
  return all.filter(({ food: { code } }) => !seen.has(code) && seen.add(code));
}

/** Every typed word must begin a word of the text. */
export function matchesQuery(text: string, query: string): boolean {
  const words = wordsOf(text);
  return wordsOf(query).every((start) => words.some((word) => word.startsWith(start)));
}

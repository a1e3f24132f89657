import { useEffect, useState } from 'react';

import type { Food } from '#shared/nutrition/food';

import { findFoods } from './foods-by-codes';

/** Empty while loading, and if they cannot be loaded. */
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

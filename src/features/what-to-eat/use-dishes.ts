import { useCallback, useState } from 'react';

import type { Dish } from '#shared/rules/what-to-eat/dish';

import { useRetries } from '../../http/late-part';

let kept: readonly Dish[] | null = null;

/** Our own dishes, in a file of their own that only suggestions load; undefined until it is here. */
export function useDishes(): readonly Dish[] | undefined {
  const [dishes, setDishes] = useState(kept);
  const load = useCallback(async () => {
    try {
      const { default: listed } = await import('#shared/rules/what-to-eat/dishes.json');
      kept = listed as readonly Dish[];
      setDishes(kept);
    } catch {
      // Tried again with a connection; until then there are the person's own.
    }
  }, []);
  useRetries(dishes ? null : load);
  return dishes ?? undefined;
}

import { useMemo } from 'react';

import { mealTypeAt } from '#shared/rules/meal-type';

import { useFavourites } from '../../../store/use-favourites';
import { useLatestMeals } from '../../../store/use-latest-meals';
import { candidatesFor, type Candidate } from './candidates';

const NONE: Candidate[] = [];

/** Empty while loading. */
export function useCandidates(mealTime: string): Candidate[] {
  // The hour and the day matter, not the minute.
  const hour = mealTime.slice(0, 13);
  const meals = useLatestMeals();
  const favourites = useFavourites();
  return useMemo(() => {
    if (!meals || !favourites) return NONE;
    const mealTimeOf = `${hour}:00`;
    return candidatesFor(
      { meals, favourites },
      { mealTime: mealTimeOf, mealType: mealTypeAt(mealTimeOf) },
    );
  }, [meals, favourites, hour]);
}

import { useEffect, useState } from 'react';

import { type BegunMeal, begunMeal } from '../../../store/kept-meal/begun-meal';
import { useAccount } from '../../../store/use-account';

/** Restores an unsaved meal into the form. @returns the user's id once that is done */
export function useBegunMeal(bringBack: (begun: BegunMeal) => void): string | undefined {
  const userId = useAccount()?.userId;
  const [owner, setOwner] = useState<string>();
  useEffect(() => {
    if (userId === undefined || owner === userId) return;
    const begun = begunMeal(userId);
    if (begun) bringBack(begun);
    setOwner(userId);
  }, [userId, owner, bringBack]);
  return owner === userId ? owner : undefined;
}

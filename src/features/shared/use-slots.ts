import { useEffect, useState } from 'react';

import { FOUR_SLOTS, type Slot } from '#shared/rules/meal-slots';

/** The four, and a member's own once they are read. A visitor's page loads no database. */
export function useSlots(isMember: boolean): readonly Slot[] {
  const [slots, setSlots] = useState(FOUR_SLOTS);
  useEffect(() => {
    if (!isMember) return undefined;
    let current = true;
    const read = async () => {
      const [{ findActiveStore }, { mealSlots }] = await Promise.all([
        import('../../store/account-store'),
        import('../../store/days/meal-slots'),
      ]);
      const store = await findActiveStore();
      if (store && current) setSlots(await mealSlots(store));
    };
    // Without them there are the four.
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [isMember]);
  return slots;
}

import { useEffect, useState } from 'react';

import { FOUR_SLOTS, type Slot } from '#shared/rules/meal-slots';

/** The four meal types and, for a signed-in user, own slots once they are loaded. Visitors do not load the database. */
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
    // If it fails, only the four meal types are offered.
    read().catch(() => undefined);
    return () => {
      current = false;
    };
  }, [isMember]);
  return slots;
}

import { useMemo } from 'react';

import { type AccountStore, findActiveStore } from '../account-store';
import { useLiveStore } from '../use-live';

/** The hints that a new user is shown once, in this order. */
const FIRST_STEPS = ['describe', 'answer', 'evidence'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

const STEPS_KEY = 'first-steps';

// A user with more meals than this is not new, even on a new device.
const NEWCOMER_MEALS = 12;

/** The steps that the user has neither dismissed nor done already. */
export async function openFirstSteps({ db }: AccountStore): Promise<FirstStep[]> {
  const meals = await db.meal.limit(NEWCOMER_MEALS + 1).toArray();
  if (meals.length > NEWCOMER_MEALS) return [];
  const settled = new Set((await db.meta.get(STEPS_KEY))?.value as FirstStep[] | undefined);
  if (meals.some(({ data }) => typeof data.description === 'string')) settled.add('describe');
  if ((await db.foodMemory.limit(1).count()) > 0) settled.add('answer');
  return FIRST_STEPS.filter((step) => !settled.has(step));
}

/** The step is never shown again for this account on this device. */
export async function settleFirstStep(step: FirstStep): Promise<void> {
  try {
    const store = await findActiveStore();
    if (store) await noteStep(store, step);
  } catch {
    // If this fails, the hint only appears again; the user should not see an error for that.
  }
}

export async function noteStep({ db }: AccountStore, step: FirstStep): Promise<void> {
  await db.transaction('rw', db.meta, async () => {
    const settled = ((await db.meta.get(STEPS_KEY))?.value ?? []) as FirstStep[];
    if (settled.includes(step)) return;
    await db.meta.put({ key: STEPS_KEY, value: [...settled, step] });
  });
}

/** undefined while loading. */
export function useOpenFirstSteps(): FirstStep[] | undefined {
  // As text, because a new array of the same steps would render the page again after each meal.
  const open = useLiveStore(async (store) => (await openFirstSteps(store)).join(' '), '', []);
  return useMemo(() => {
    const steps = open?.split(' ');
    return steps && FIRST_STEPS.filter((step) => steps.includes(step));
  }, [open]);
}

import { useMemo } from 'react';

import { type AccountStore, findActiveStore } from '../account-store';
import { useLiveStore } from '../use-live';

/** What a newcomer is shown once, in this order. */
const FIRST_STEPS = ['describe', 'answer', 'evidence'] as const;

export type FirstStep = (typeof FIRST_STEPS)[number];

const STEPS_KEY = 'first-steps';

// With more meals than this, nobody is new, on whichever device.
const NEWCOMER_MEALS = 12;

/** The steps that were neither dismissed nor done without help. */
export async function openFirstSteps({ db }: AccountStore): Promise<FirstStep[]> {
  const meals = await db.meal.limit(NEWCOMER_MEALS + 1).toArray();
  if (meals.length > NEWCOMER_MEALS) return [];
  const settled = new Set((await db.meta.get(STEPS_KEY))?.value as FirstStep[] | undefined);
  if (meals.some(({ data }) => typeof data.description === 'string')) settled.add('describe');
  if ((await db.foodMemory.limit(1).count()) > 0) settled.add('answer');
  return FIRST_STEPS.filter((step) => !settled.has(step));
}

/** For good: in this account, on this device. */
export async function settleFirstStep(step: FirstStep): Promise<void> {
  try {
    const store = await findActiveStore();
    if (store) await noteStep(store, step);
  } catch {
    // A hint that comes again is no reason to disturb what somebody is doing.
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
  // As text: a new list of the same steps would draw the page again after each meal.
  const open = useLiveStore(async (store) => (await openFirstSteps(store)).join(' '), '', []);
  return useMemo(() => {
    const steps = open?.split(' ');
    return steps && FIRST_STEPS.filter((step) => steps.includes(step));
  }, [open]);
}

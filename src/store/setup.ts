import { useMemo } from 'react';

import type { Profile } from '#shared/records/profile';
import { heightUnitFor } from '#shared/rules/units';

import { type AccountStore, activeStore, findActiveStore } from './account-store';
import { readProfile } from './profile';
import { readSyncState } from './sync-state';
import { useLiveStore } from './use-live';

const CARRIED_KEY = 'platelog-setup';

const KEY = 'setup';
const BEGINNING: Setup = { step: 2, values: null };

export async function keepSetup(setup: Setup = BEGINNING): Promise<void> {
  const { db } = await activeStore();
  await db.meta.put({ key: KEY, value: setup });
}

export async function endSetup(): Promise<void> {
  const { db } = await activeStore();
  await db.meta.delete(KEY);
}

export async function openSetup(): Promise<Setup | null> {
  const store = await findActiveStore();
  if (!store) return null;
  const carried = takeCarriedSetup(store.userId);
  const open = await setupOf(store);
  if (!open || !carried) return open;
  await keepSetup(carried);
  return carried;
}

/** Before its first sync a device cannot know that there is no profile. */
export async function setupOf(store: AccountStore): Promise<Setup | null> {
  if (await readProfile(store)) return null;
  const kept = (await store.db.meta.get(KEY))?.value as Setup | undefined;
  if (kept) return kept;
  const { lastSuccessAt } = await readSyncState(store);
  return lastSuccessAt === null ? null : BEGINNING;
}

export async function hasOpenSetup({ db }: AccountStore): Promise<boolean> {
  return (await db.meta.get(KEY)) !== undefined;
}

export function useSetupIsOpen(): boolean | undefined {
  return useLiveStore(async (store) => (await setupOf(store)) !== null, false, []);
}

/** In which units the sign-up was left; empty where it was not begun on this device. */
export async function unitsOfSetup({ db }: AccountStore): Promise<Partial<Units>> {
  const { step, values } = ((await db.meta.get(KEY))?.value ?? BEGINNING) as Setup;
  const { weightUnit, heightUnit } = (values ?? {}) as Partial<Units>;
  if (weightUnit === undefined) return {};
  // The height is asked in the last step, in what goes with the weight.
  return step === 3 && heightUnit !== undefined
    ? { weightUnit, heightUnit }
    : { weightUnit, heightUnit: heightUnitFor(weightUnit) };
}

export function useUnitsOfSetup(): Partial<Units> | undefined {
  return useLiveStore(unitsOfSetup, {}, []);
}

type Units = Pick<Profile, 'weightUnit' | 'heightUnit'>;

export interface Setup {
  step: 1 | 2 | 3;
  values: Record<string, string> | null;
}

interface Carried {
  userId: string;
  setup: Setup;
}

/** Synchronous storage: a database write does not finish before the document is unloaded. */
export function carrySetup(userId: string, setup: Setup): void {
  try {
    sessionStorage.setItem(CARRIED_KEY, JSON.stringify({ userId, setup } satisfies Carried));
  } catch {
    // Storage is blocked: what the database has by now stands.
  }
}

/** Works once: it removes what it reads. */
export function takeCarriedSetup(userId: string): Setup | null {
  try {
    const text = sessionStorage.getItem(CARRIED_KEY);
    sessionStorage.removeItem(CARRIED_KEY);
    const carried = text === null ? null : (JSON.parse(text) as Carried);
    return carried?.userId === userId ? carried.setup : null;
  } catch {
    return null;
  }
}

/** What a newcomer is shown once, in this order. */
export const FIRST_STEPS = ['describe', 'answer', 'evidence'] as const;

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

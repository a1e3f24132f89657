import type { Profile } from '#shared/records/profile';
import { heightUnitFor } from '#shared/rules/units';

import { type AccountStore, activeStore, findActiveStore } from '../account-store';
import { readProfile } from '../profile/profile';
import { readSyncState } from '../sync-state';
import { useLiveStore } from '../use-live';

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

/** Where the user continues the sign-up. A state carried over from another document takes precedence over the stored one. */
export async function resumeSetup(): Promise<Setup | null> {
  const store = await findActiveStore();
  if (!store) return null;
  const carried = takeCarriedSetup(store.userId);
  const open = await unfinishedSetup(store);
  if (!open || !carried) return open;
  await keepSetup(carried);
  return carried;
}

/** Null if nothing is left to ask. Before its first sync, a device cannot know whether there is a profile. */
async function unfinishedSetup(store: AccountStore): Promise<Setup | null> {
  if (await readProfile(store)) return null;
  const stored = (await store.db.meta.get(KEY))?.value as Setup | undefined;
  if (stored) return stored;
  const { lastSuccessAt } = await readSyncState(store);
  return lastSuccessAt === null ? null : BEGINNING;
}

/** Whether a sign-up was begun on this device and not finished; `unfinishedSetup` also finds one begun elsewhere. */
export async function isSetupKeptHere({ db }: AccountStore): Promise<boolean> {
  return (await db.meta.get(KEY)) !== undefined;
}

export function useSetupIsUnfinished(): boolean | undefined {
  return useLiveStore(async (store) => (await unfinishedSetup(store)) !== null, false, []);
}

/** The units chosen in an unfinished sign-up; empty if it was not begun on this device. */
export async function unitsOfSetup({ db }: AccountStore): Promise<Partial<Units>> {
  const { step, values } = ((await db.meta.get(KEY))?.value ?? BEGINNING) as Setup;
  const { weightUnit, heightUnit } = (values ?? {}) as Partial<Units>;
  if (weightUnit === undefined) return {};
  // The height is asked in the last step; before that, its unit follows from the weight's unit.
  return step === 3 && heightUnit !== undefined
    ? { weightUnit, heightUnit }
    : { weightUnit, heightUnit: heightUnitFor(weightUnit) };
}

export function useUnitsOfSetup(): Partial<Units> | undefined {
  return useLiveStore(unitsOfSetup, {}, []);
}

type Units = Pick<Profile, 'weightUnit' | 'heightUnit'>;

/** The steps of the sign-up after the account itself: goals and body. */
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
    // Storage is blocked: the next document uses the state in the database.
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

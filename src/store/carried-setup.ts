/** A sign-up that goes on after the account was made: where it stands, and what stands in its fields. */
export interface Setup {
  step: 1 | 2 | 3;
  values: Record<string, string> | null;
}

const KEY = 'platelog-setup';

interface Carried {
  userId: string;
  setup: Setup;
}

/** Keeps what stands in the fields for the next document of this tab: the database answers too late for it. */
export function carrySetup(userId: string, setup: Setup): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ userId, setup } satisfies Carried));
  } catch {
    // A browser that keeps nothing: what the database has taken by now stands.
  }
}

/** What this person was carried over, once; null where there is nothing of theirs. */
export function takeCarriedSetup(userId: string): Setup | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    const carried = text === null ? null : (JSON.parse(text) as Carried);
    return carried?.userId === userId ? carried.setup : null;
  } catch {
    return null;
  }
}

export interface Setup {
  step: 1 | 2 | 3;
  values: Record<string, string> | null;
}

const CARRIED_KEY = 'platelog-setup';

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

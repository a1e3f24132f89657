import { adminToken, TOKEN_KEY } from './bearer';

// The names are the specification's: nothing else of the administrator's area is kept in a browser.
const AUTHENTICATED_KEY = 'admin_authenticated';
const ID_KEY = 'admin_id';

/** What a login gave: a token, or the word that the cookie alone opens the desk, with whose it is. */
export type GivenSession = { token: string } | { id: string };

/** Whether somebody has logged in at the desk in this browser. The server alone knows if it still counts. */
export function isSessionKept(): boolean {
  return adminToken() !== null || localStorage.getItem(AUTHENTICATED_KEY) === 'true';
}

/** @throws where the browser keeps nothing for this site */
export function keepSession(given: GivenSession): void {
  clearSession();
  if ('token' in given) {
    localStorage.setItem(TOKEN_KEY, given.token);
  } else {
    localStorage.setItem(AUTHENTICATED_KEY, 'true');
    localStorage.setItem(ID_KEY, given.id);
  }
}

export function clearSession(): void {
  for (const key of [TOKEN_KEY, AUTHENTICATED_KEY, ID_KEY]) localStorage.removeItem(key);
}

/** Calls when another tab has signed out or in. Returns the way to stop. */
export function watchKeptSession(changed: () => void): () => void {
  const heed = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === null || key === TOKEN_KEY || key === AUTHENTICATED_KEY) changed();
  };
  window.addEventListener('storage', heed);
  return () => {
    window.removeEventListener('storage', heed);
  };
}

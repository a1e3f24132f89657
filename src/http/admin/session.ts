import { adminToken, TOKEN_KEY } from './bearer';

// The specification defines these names. Nothing else of the admin area is stored in the browser.
const AUTHENTICATED_KEY = 'admin_authenticated';
const ID_KEY = 'admin_id';

/** `id`: only the cookie has the session. */
export type SavedSession = { token: string } | { id: string };

/** Only the server knows whether the session is still valid. */
export function hasSession(): boolean {
  return adminToken() !== null || localStorage.getItem(AUTHENTICATED_KEY) === 'true';
}

/** @throws if storage is blocked */
export function saveSession(session: SavedSession): void {
  clearSession();
  if ('token' in session) {
    localStorage.setItem(TOKEN_KEY, session.token);
  } else {
    localStorage.setItem(AUTHENTICATED_KEY, 'true');
    localStorage.setItem(ID_KEY, session.id);
  }
}

export function clearSession(): void {
  for (const key of [TOKEN_KEY, AUTHENTICATED_KEY, ID_KEY]) localStorage.removeItem(key);
}

/** Called when another tab has signed in or out. */
export function watchSession(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // A null key: everything was cleared.
    if (key === null || key === TOKEN_KEY || key === AUTHENTICATED_KEY) changed();
  };
  window.addEventListener('storage', onStorage);
  return () => {
    window.removeEventListener('storage', onStorage);
  };
}

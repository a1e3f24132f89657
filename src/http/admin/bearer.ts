import type { Endpoint } from '#shared/contract/endpoint';

/** Where the specification keeps the token of an administrator. */
export const TOKEN_KEY = 'admin_token';

const refusals = new EventTarget();

/** The stored token for every call under /admin/, and for the others that are for administrators. */
export function bearerFor(endpoint: Endpoint): Record<string, string> {
  const forAdmins =
    endpoint.path.includes('/admin/') || endpoint.errors.includes('admin_not_authenticated');
  const token = forAdmins ? adminToken() : null;
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** Null where nobody has logged in. A worker, which makes calls too, has no such storage. */
export function adminToken(): string | null {
  const page = globalThis as { localStorage?: { getItem: (key: string) => string | null } };
  return page.localStorage?.getItem(TOKEN_KEY) ?? null;
}

/** Why the server closes the desk: it does not take the session, or asks for a second factor first. */
export type DeskRefusal = 'admin_not_authenticated' | 'second_factor_required';

/** Tells the desk when the server closes it, by whichever call that came out. */
export function noteRefusal(code: string | undefined): void {
  if (code === 'admin_not_authenticated' || code === 'second_factor_required') {
    refusals.dispatchEvent(new Event(code));
  }
}

/** Returns the way to stop. */
export function watchRefusals(why: DeskRefusal, refused: () => void): () => void {
  refusals.addEventListener(why, refused);
  return () => {
    refusals.removeEventListener(why, refused);
  };
}

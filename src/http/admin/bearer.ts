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

/** Tells the desk when the server does not take its session, by whichever call that came out. */
export function noteRefusal(code: string | undefined): void {
  if (code === 'admin_not_authenticated') refusals.dispatchEvent(new Event('refused'));
}

/** Returns the way to stop. */
export function watchRefusals(refused: () => void): () => void {
  refusals.addEventListener('refused', refused);
  return () => {
    refusals.removeEventListener('refused', refused);
  };
}

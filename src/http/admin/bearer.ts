import type { Endpoint } from '#shared/contract/endpoint';

/** The specification defines this name. */
export const TOKEN_KEY = 'admin_token';

const refusals = new EventTarget();

export function bearerFor(endpoint: Endpoint): Record<string, string> {
  const forAdmins =
    endpoint.path.includes('/admin/') || endpoint.errors.includes('admin_not_authenticated');
  const token = forAdmins ? adminToken() : null;
  return token === null ? {} : { Authorization: `Bearer ${token}` };
}

/** Null if not logged in, and in a worker, which has no localStorage. */
export function adminToken(): string | null {
  const page = globalThis as { localStorage?: { getItem: (key: string) => string | null } };
  return page.localStorage?.getItem(TOKEN_KEY) ?? null;
}

/** Error codes with which the server denies access to the admin area. */
type AdminRefusal = 'admin_not_authenticated' | 'second_factor_required';

/** Called for every failed call, since any of them can get such a code. */
export function noteRefusal(code: string | undefined): void {
  if (code === 'admin_not_authenticated' || code === 'second_factor_required') {
    refusals.dispatchEvent(new Event(code));
  }
}

export function watchRefusals(why: AdminRefusal, refused: () => void): () => void {
  refusals.addEventListener(why, refused);
  return () => {
    refusals.removeEventListener(why, refused);
  };
}

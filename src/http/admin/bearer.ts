import type { Endpoint } from '#shared/contract/endpoint';

/** The name is the specification's. */
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

/** Any call can find out that the server no longer accepts the session. */
export function noteRefusal(code: string | undefined): void {
  if (code === 'admin_not_authenticated') refusals.dispatchEvent(new Event('refused'));
}

export function watchRefusals(refused: () => void): () => void {
  refusals.addEventListener('refused', refused);
  return () => {
    refusals.removeEventListener('refused', refused);
  };
}

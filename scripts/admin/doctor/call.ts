const PATIENCE_MS = 15_000;

interface Call {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array<ArrayBuffer>;
  patienceMs?: number;
}

/** Follows no redirect: a key must not go to another address, and a body neither. */
export async function call(
  url: string,
  { method = 'GET', headers = {}, body, patienceMs = PATIENCE_MS }: Call = {},
): Promise<Response> {
  const signal = AbortSignal.timeout(patienceMs);
  return fetch(url, { method, headers, body: body ?? null, signal, redirect: 'error' });
}

/** What a request says about the page that sent it. */
export type Initiator = Pick<Request, 'headers' | 'mode' | 'destination' | 'referrer'>;

/**
 * Whether a page of another site sent the request, as far as the browser tells. The system itself opens a share in a
 * new window, without an initiating page. A page that hides its origin can look the same, so the user must
 * always be asked before a share is kept.
 * @param own the origin of this app
 */
export function isForeignShare(request: Initiator, own: string): boolean {
  const { headers, mode, destination, referrer } = request;
  if (mode !== 'navigate' || destination !== 'document') return true;
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'none' && site !== 'same-origin';
  // Not every browser gives that header to a worker.
  const origin = headers.get('Origin');
  if (origin !== null && origin !== 'null') return origin !== own;
  return /^https?:/.test(referrer) && new URL(referrer).origin !== own;
}

/** What a request says about the page that sent it. */
export type Initiator = Pick<Request, 'headers' | 'mode' | 'destination' | 'referrer'>;

/**
 * Whether a page of another site made a share, or something that is no share, as far as the browser tells. The
 * system opens a window with what it shares, and no page stands behind that; a page can look the same where it
 * hides itself, so that nothing is kept before its person was asked.
 * @param own the origin of this app
 */
export function isForeignShare(request: Initiator, own: string): boolean {
  const { headers, mode, destination, referrer } = request;
  if (mode !== 'navigate' || destination !== 'document') return true;
  const site = headers.get('Sec-Fetch-Site');
  if (site !== null) return site !== 'none' && site !== 'same-origin';
  // Not every browser shows that header to a worker.
  const origin = headers.get('Origin');
  if (origin !== null && origin !== 'null') return origin !== own;
  return /^https?:/.test(referrer) && new URL(referrer).origin !== own;
}

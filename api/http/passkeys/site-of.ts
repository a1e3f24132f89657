import { isIP } from 'node:net';
import type { Context } from 'koa';

import { refuse } from '../refuse';

export interface Site {
  /** The origin that browsers sign: 'https://meals.example.org'. */
  origin: string;
  /** The host name, which is the relying party id. */
  id: string;
}

/**
 * The site that a passkey is for: from PUBLIC_URL, or else from the request.
 * @throws Refusal 'passkeys_not_here' if browsers do not support passkeys there: with an IP address, or over http
 */
export function siteOf(ctx: Context, publicUrl: string | undefined): Site {
  const { origin, hostname, protocol } = new URL(publicUrl ?? originOf(ctx));
  const isSafe = protocol === 'https:' || /(?:^|\.)localhost$/.test(hostname);
  if (!isSafe || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw refuse('passkeys_not_here');
  return { origin, id: hostname };
}

/** Uses the browser's Origin header, because a proxy may not forward the protocol. */
function originOf(ctx: Context): string {
  const { host, protocol } = ctx;
  const origin = ctx.get('Origin');
  const isHere = URL.canParse(origin) && new URL(origin).host === host;
  const written = isHere ? origin : `${protocol}://${host}`;
  return URL.canParse(written) ? written : 'http://0.0.0.0';
}

import { isIP } from 'node:net';
import type { Context } from 'koa';

import { refuse } from '../refuse';

export interface Site {
  /** As browsers write it into what is signed: 'https://meals.example.org'. */
  origin: string;
  /** The host name alone. */
  id: string;
}

/**
 * The site that a passkey is for: that of PUBLIC_URL, else of the request.
 * @throws Refusal 'passkeys_not_here' where browsers make none: by a number instead of a name, or by http
 */
export function siteOf(ctx: Context, publicUrl: string | undefined): Site {
  const { origin, hostname, protocol } = new URL(publicUrl ?? originOf(ctx));
  const isSafe = protocol === 'https:' || /(?:^|\.)localhost$/.test(hostname);
  if (!isSafe || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) throw refuse('passkeys_not_here');
  return { origin, id: hostname };
}

/** A proxy may not say by what protocol people come; the browser's own header does. */
function originOf(ctx: Context): string {
  const { host, protocol } = ctx;
  const origin = ctx.get('Origin');
  const isHere = URL.canParse(origin) && new URL(origin).host === host;
  const written = isHere ? origin : `${protocol}://${host}`;
  return URL.canParse(written) ? written : 'http://0.0.0.0';
}

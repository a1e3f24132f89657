import type { Context } from 'koa';

import { isLoopback } from './is-loopback';
import { refuse } from './refuse';

interface Site {
  secure: boolean;
  /** Undefined if the host has not set it. */
  publicUrl: string | undefined;
}

/**
 * Refuses to open a session whose cookie the browser would drop, because it is only for https. Checks the Origin
 * header, because a proxy may have changed everything else.
 * @throws Refusal 'https_needed'
 */
export function needHttps(ctx: Context, { secure, publicUrl }: Site): void {
  const origin = ctx.get('Origin');
  if (!secure || publicUrl === undefined || !URL.canParse(origin)) return;
  const { protocol, hostname } = new URL(origin);
  // On the local machine browsers also accept secure cookies over http.
  if (protocol !== 'http:' || isLoopback(hostname) || hostname.endsWith('.localhost')) return;
  throw refuse('https_needed', { detail: openInstead(publicUrl) });
}

export function openInstead(publicUrl: string | URL): string {
  return `Please open ${new URL(publicUrl).origin} and sign in there. Here, without https, your browser cannot keep you signed in.`;
}

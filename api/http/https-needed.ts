import type { Context } from 'koa';

import { isLoopback } from './is-loopback';
import { refuse } from './refuse';

interface Site {
  secure: boolean;
  /** Undefined where the host has set none. */
  publicUrl: string | undefined;
}

/**
 * Refuses before a session is opened that the browser would drop: its cookie is for https alone. What counts is the page,
 * as the browser names it: proxies may have changed all else.
 * @throws Refusal 'https_needed'
 */
export function needHttps(ctx: Context, { secure, publicUrl }: Site): void {
  const origin = ctx.get('Origin');
  if (!secure || publicUrl === undefined || !URL.canParse(origin)) return;
  const { protocol, hostname } = new URL(origin);
  // Browsers keep cookies for https alone on this machine, too.
  if (protocol !== 'http:' || isLoopback(hostname) || hostname.endsWith('.localhost')) return;
  throw refuse('https_needed', { detail: openInstead(publicUrl) });
}

export function openInstead(publicUrl: string | URL): string {
  return `Please open ${new URL(publicUrl).origin} and sign in there. Here, without https, your browser cannot keep you signed in.`;
}

import type { Context } from 'koa';

import { refuse } from './refuse';

interface Site {
  secure: boolean;
  /** Undefined where the host has set none. */
  publicUrl: string | undefined;
}

// Browsers keep cookies for https alone there, too.
const THIS_MACHINE = /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/;

/**
 * Refuses before a session is opened that the browser would drop: its cookie is for https alone. What counts is the page,
 * as the browser names it: proxies may have changed all else.
 * @throws Refusal 'https_needed'
 */
export function needHttps(ctx: Context, { secure, publicUrl }: Site): void {
  const origin = ctx.get('Origin');
  if (!secure || publicUrl === undefined || !URL.canParse(origin)) return;
  const { protocol, hostname } = new URL(origin);
  if (protocol !== 'http:' || THIS_MACHINE.test(hostname)) return;
  throw refuse('https_needed', { detail: openInstead(publicUrl) });
}

export function openInstead(publicUrl: string | URL): string {
  return `Please open ${new URL(publicUrl).origin} and sign in there. Here, without https, your browser cannot keep you signed in.`;
}

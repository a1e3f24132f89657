import type { Context, Middleware } from 'koa';

import { refuse } from './refuse';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that a page of another site has a browser send. Browsers say where a request comes
 * from; what says nothing (curl, a script) is no browser and carries nobody's cookie by accident.
 * @param publicUrl the address under which people reach this server, where it is known
 */
export function sameOrigin(publicUrl: string | undefined): Middleware {
  const known = publicUrl === undefined ? undefined : new URL(publicUrl);
  return async (ctx, next) => {
    if (!READS.has(ctx.method) && !comesFromHere(ctx, known)) throw refuse('cross_site');
    await next();
  };
}

function comesFromHere(ctx: Context, known: URL | undefined): boolean {
  const site = ctx.get('Sec-Fetch-Site');
  if (site !== '') return site === 'same-origin' || site === 'none';
  const origin = ctx.get('Origin');
  if (origin === '') return true;
  return URL.canParse(origin) && isHere(new URL(origin), ctx, known);
}

function isHere(from: URL, { host, secure }: Context, known: URL | undefined): boolean {
  if (from.origin === known?.origin) return true;
  // A page without https can be another's: where people come by https it is not ours.
  const isHttps = secure || (known?.host === host && known.protocol === 'https:');
  return from.host === host && (from.protocol === 'https:' || !isHttps);
}

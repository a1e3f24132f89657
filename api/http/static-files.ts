import type { Context, Middleware } from 'koa';
import send from 'koa-send';

import { isPage, SHARE_FAILED, SHARE_TARGET } from '#shared/contract/pages';

import { refuse } from './refuse';

/**
 * A share that no worker took, as after a browser forgot this site: the page says so, since the
 * server knows neither who shared nor where the picture belongs.
 */
export const shareTargetFallback: Middleware = async (ctx, next) => {
  if (ctx.path !== SHARE_TARGET || ctx.method !== 'POST') {
    await next();
    return;
  }
  // Read to its end, and not looked at: a browser that is cut off in the middle shows its own page.
  ctx.req.resume();
  ctx.redirect(SHARE_FAILED);
  ctx.status = 303;
};

const YEAR_MS = 365 * 24 * 3600 * 1000;

/**
 * Serves the built app. Files with a hash in their name are kept for good; the page and the worker
 * are asked for anew each time, so that a new version reaches everyone.
 */
export function staticFiles(root: string): Middleware {
  return async (ctx) => {
    // Left unanswered, so that the router can tell a wrong method from an unknown address.
    if (ctx.path === '/api' || ctx.path.startsWith('/api/')) return;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw refuse('method_not_allowed');
    }
    if (ctx.path.endsWith('/') || !(await serve(ctx, root, ctx.path))) await serveShell(ctx, root);
  };
}

/**
 * Every other address gets the app, which draws its own page for those that it lacks: the status is
 * for whoever reads no page.
 */
async function serveShell(ctx: Context, root: string): Promise<void> {
  const wantsPage = ctx.accepts('html') !== false && !/\.\w+$/.test(ctx.path);
  if (!wantsPage || !(await serve(ctx, root, '/index.html'))) throw refuse('not_found');
  if (!isPage(ctx.path)) ctx.status = 404;
}

async function serve(ctx: Context, root: string, file: string): Promise<boolean> {
  const hashed = file.startsWith('/assets/');
  try {
    await send(ctx, file, { root, maxAge: hashed ? YEAR_MS : 0, immutable: hashed });
  } catch (error) {
    if ((error as { status?: number }).status === 404) return false;
    throw error;
  }
  if (!hashed) ctx.set('Cache-Control', 'no-cache');
  return true;
}

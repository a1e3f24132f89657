import type { Context, Middleware } from 'koa';
import send from 'koa-send';

import { isPage, SHARE_FAILED, SHARE_TARGET } from '#shared/contract/pages';

import { refuse } from './refuse';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Files with a hash in their name are cached forever; page and worker are revalidated each time. */
export function staticFiles(root: string): Middleware {
  return async (ctx) => {
    // Left to the router, which tells a wrong method from an unknown address.
    if (ctx.path === '/api' || ctx.path.startsWith('/api/')) return;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw refuse('method_not_allowed');
    }
    if (ctx.path.endsWith('/') || !(await serve(ctx, root, ctx.path))) await serveShell(ctx, root);
  };
}

/** The app shows its own page for unknown addresses; the status is for everybody else. */
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

/** For a share that no worker handled: the server knows neither the user nor the meal. */
export const shareTargetFallback: Middleware = async (ctx, next) => {
  if (ctx.path !== SHARE_TARGET || ctx.method !== 'POST') {
    await next();
    return;
  }
  // Read to its end: a browser that is cut off shows its own error page.
  ctx.req.resume();
  ctx.redirect(SHARE_FAILED);
  ctx.status = 303;
};

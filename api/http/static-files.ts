import type { Context, Middleware } from 'koa';
import send from 'koa-send';

import { isPage, SHARE_FAILED, SHARE_TARGET } from '#shared/contract/pages';

import { refuse } from './refuse';

const YEAR_MS = 365 * 24 * 3600 * 1000;

/** Files with a hash in their name are cached forever; page and worker are revalidated each time. */
export function staticFiles(root: string): Middleware {
  return async (ctx) => {
    // Left to the router, which distinguishes a wrong method from an unknown address.
    if (ctx.path === '/api' || ctx.path.startsWith('/api/')) return;
    if (ctx.method !== 'GET' && ctx.method !== 'HEAD') {
      ctx.set('Allow', 'GET, HEAD');
      throw refuse('method_not_allowed');
    }
    if (ctx.path.endsWith('/') || !(await serve(ctx, root, ctx.path))) await serveShell(ctx, root);
  };
}

/**
 * Sends the app for page addresses. For unknown ones the app shows its own page; the status 404 is for other clients.
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

/** Handles a share that the service worker did not: the server cannot know the user or the meal. */
export const shareTargetFallback: Middleware = async (ctx, next) => {
  if (ctx.path !== SHARE_TARGET || ctx.method !== 'POST') {
    await next();
    return;
  }
  // The body must be read to its end; otherwise the browser shows its own error page.
  ctx.req.resume();
  ctx.redirect(SHARE_FAILED);
  ctx.status = 303;
};

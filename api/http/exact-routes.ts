import type { Middleware } from 'koa';

interface Exact {
  method: string;
  path: string;
  handle: Middleware;
}

/**
 * Routes paths without parameters with one lookup, because the router tries its regular expressions one after the
 * other. All other paths go to the router.
 */
export function exactRoutes(routes: readonly Exact[]): Middleware {
  const known = new Map<string, Exact>();
  for (const route of routes) {
    if (!route.path.includes(':')) known.set(`${route.method} ${route.path}`, route);
  }
  return async (ctx, next) => {
    const route = known.get(`${ctx.method} ${ctx.path}`);
    if (!route) {
      await next();
      return;
    }
    // The same properties that the router sets.
    ctx['_matchedRoute'] = route.path;
    ctx['params'] = {};
    await route.handle(ctx, next);
  };
}

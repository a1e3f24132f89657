import type { Middleware } from 'koa';

interface Exact {
  method: string;
  path: string;
  handle: Middleware;
}

/**
 * Answers what has a path without parameters, by one look: the router tries its expressions of all paths, one after
 * the other. Everything else goes on to it.
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
    // As the router says it.
    ctx['_matchedRoute'] = route.path;
    ctx['params'] = {};
    await route.handle(ctx, next);
  };
}

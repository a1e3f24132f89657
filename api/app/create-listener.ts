import type { RequestListener } from 'node:http';
import path from 'node:path';
import Router from '@koa/router';
import Koa, { type Middleware } from 'koa';
import compress from 'koa-compress';

import { hostOf, marksOf } from '../features/public/get-host';
import { forwardedHeader, proxyHint } from '../http/caller';
import { errorResponse, notFound } from '../http/error-response';
import { exactRoutes } from '../http/exact-routes';
import type { Route } from '../http/endpoint';
import { hostPages } from '../http/host-pages';
import { lastCalls } from '../http/last-calls';
import { signInPaths } from '../http/overload';
import { requestLog } from '../http/request-log';
import { roomToWrite } from '../http/room-to-write';
import { sameOrigin, securityHeaders } from '../http/security-headers';
import { singleSignOnPage } from '../http/single-sign-on-page';
import { unsubscribePage } from '../http/unsubscribe-page';
import { shareTargetFallback, staticFiles } from '../http/static-files';
import { buildHeader } from './build-number';
import { routes } from './routes';
import type { Services } from './services';

const BUILD = path.resolve(__dirname, '../../build/client');

// For a page of 2,000 rows, a fifth less processor time than zlib's default, and 1 % more bytes.
const GZIP = { level: 5, chunkSize: 64 * 1_024 };

const GONE = new Set<unknown>([
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
]);

function createApp(services: Services, bound: readonly Route[]): Koa {
  const { proxies } = services.env;
  // Trusts only the addresses that the host's own proxies have added.
  const app = new Koa({ proxy: proxies > 0, maxIpsCount: proxies });
  app.on('error', (error: unknown) => {
    const isGone = GONE.has((error as { code?: unknown }).code);
    services.log[isGone ? 'debug' : 'warn']({ error }, 'connection failed');
  });
  app.use(lastCalls(services.life));
  app.use(services.requests.middleware());
  app.use(requestLog(services.log));
  app.use(proxyHint(services.log, proxies));
  app.use(forwardedHeader);
  app.use(securityHeaders(services.secure));
  app.use(buildHeader(services.build));
  app.use(errorResponse(services.log, services.damage));
  app.use(compress({ br: false, threshold: 1_024, gzip: GZIP }));
  app.use(notFound);
  const guarded = guardedRoutes(services, bound);
  app.use(exactRoutes(guarded));
  app.use(unsubscribePage);
  app.use(singleSignOnPage);
  const router = routerOf(guarded);
  app.use(router.routes());
  app.use(router.allowedMethods());
  app.use(shareTargetFallback);
  app.use(hostPages(BUILD, marksOf(hostOf(services.env))));
  app.use(staticFiles(BUILD));
  return app;
}

export function createListener(services: Services): RequestListener {
  const bound = routes(services);
  const preferred = signInPaths(bound.map(({ endpoint }) => endpoint));
  return services.overload.listener(createApp(services, bound).callback(), preferred);
}

interface GuardedRoute {
  method: string;
  path: string;
  handle: Middleware;
}

function guardedRoutes(services: Services, bound: readonly Route[]): GuardedRoute[] {
  const checkOrigin = sameOrigin(services.env.publicUrl);
  return bound.map(({ endpoint, handle }) => {
    const checkRoom = roomToWrite(services.disk, endpoint);
    const { method, path } = endpoint;
    const guarded: Middleware = async (ctx, next) => {
      checkOrigin(ctx);
      checkRoom();
      await handle(ctx, next);
    };
    return { method, path, handle: guarded };
  });
}

function routerOf(guarded: readonly GuardedRoute[]): Router {
  const router = new Router();
  for (const { method, path, handle } of guarded) router.register(path, [method], [handle]);
  return router;
}

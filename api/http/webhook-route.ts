import type { Context } from 'koa';
import type * as z from 'zod';

import type { Endpoint } from '#shared/contract/endpoint';

import { countNetwork } from './caller';
import { countingOf, type Route } from './endpoint';
import { readBytes } from './read-bytes';
import type { Limit, RateLimiter } from './rate-limit';
import { requestIdOf } from './request-log';

export interface WebhookCall {
  /** The body, byte by byte as it came: what was signed. */
  raw: Buffer;
  /** A header of the request; empty where it has none of this name. */
  header: (name: string) => string;
  requestId: string;
}

export type WebhookHandler<E extends Endpoint> = (
  call: WebhookCall,
) => Promise<z.input<E['output']>>;

const BYTES_MAX = 512 * 1024;

/** Binds an endpoint whose caller is no person: who it is shows in the signature of its body. */
export function webhookRoute<E extends Endpoint>(
  http: { limiter: RateLimiter },
  { endpoint, limit }: { endpoint: E; limit: Limit },
  handler: WebhookHandler<E>,
): Route {
  const counting = countingOf(http, endpoint, limit);
  const handle = async (ctx: Context) => {
    countNetwork(counting, ctx.ip);
    const raw = await readBytes(ctx.req, BYTES_MAX);
    const answer = await handler({
      raw,
      header: (name) => ctx.get(name),
      requestId: requestIdOf(ctx),
    });
    ctx.set('Cache-Control', 'no-store');
    ctx.type = 'application/json';
    ctx.body = JSON.stringify(answer);
  };
  return { endpoint, access: 'public', handle };
}

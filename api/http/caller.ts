import type { Context, Middleware } from 'koa';
import type { Logger } from 'pino';

import { FORWARDED_HEADER, live } from '#shared/contract/host';

import type { Limit, RateLimiter } from './rate-limiter';

const IPV4 = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.\d{1,3}$/;
const MAPPED = /^(?:::|(?:0{1,4}:){5})ffff:(?=\d{1,3}\.)/;
const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;
// The most characters of an address, because a proxy may pass on anything that the caller sends.
const ADDRESS_MOST = 64;

export function plainAddress(address: string): string {
  return address.slice(0, ADDRESS_MOST).toLowerCase().replace(MAPPED, '');
}

/**
 * The /24 of an IPv4 address or the /64 of an IPv6 address: a household or host can change its address within it for
 * free.
 */
export function networkOf(address: string): string {
  const given = plainAddress(address);
  const v4 = IPV4.exec(given);
  if (v4) return `${v4.slice(1).map(Number).join('.')}.0/24`;
  if (!given.includes(':')) return given;
  return networkOfIpv6(given);
}

function networkOfIpv6(address: string): string {
  const [head = [], tail] = address
    .split('%', 1)
    .join('')
    .split('::')
    .map((part) => part.split(':').filter(Boolean));
  const missing = tail ? Math.max(0, IPV6_GROUPS - head.length - tail.length) : 0;
  const groups = [...head, ...Array<string>(missing).fill('0'), ...(tail ?? [])];
  // IPv4 in the last two groups of ::ffff:0:0/96, as ::ffff:c000:201.
  const isMapped =
    groups.length === IPV6_GROUPS && /^(?:0+,){5}ffff$/.test(groups.slice(0, 6).join());
  if (isMapped) return networkOf(dotted(groups.slice(6)));
  const network = groups.slice(0, NETWORK_GROUPS).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}

function dotted(groups: string[]): string {
  const bytes = groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join('.');
}

export interface Counting {
  limiter: RateLimiter;
  call: string;
  limit: Limit;
}

/** Counts by account, so that users behind one address do not use up each other's calls. */
export function countAccount({ limiter, call, limit }: Counting, accountId: string): void {
  limiter.take(`${call} account ${accountId}`, limit);
}

export function countNetwork({ limiter, call, limit }: Counting, address: string): void {
  limiter.take(`${call} network ${networkOf(address)}`, limit);
}

/** Tells the doctor, on the answer to a health check, what the proxy has added. */
export const forwardedHeader: Middleware = async (ctx, next) => {
  if (ctx.path === live.path) ctx.set(FORWARDED_HEADER, forwardedWords(ctx.headers));
  await next();
};

function forwardedWords(headers: Context['headers']): string {
  const addresses = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .filter((address) => address.trim() !== '');
  const protocol = /^https?$/.exec(String(headers['x-forwarded-proto']))?.[0] ?? 'none';
  return `${addresses.length} ${protocol}`;
}

/**
 * Warns once if requests do not match `TRUST_PROXY`, because then all users behind a proxy would count as one. Only a
 * hint: anyone can send the header, and the host may call the server directly.
 */
export function proxyHint(log: Pick<Logger, 'warn'>, proxies: number): Middleware {
  let said = false;
  return async (ctx, next) => {
    const hint = said ? undefined : hintOf(ctx, proxies);
    if (hint !== undefined) {
      said = true;
      log.warn(hint);
    }
    await next();
  };
}

function hintOf({ headers, path }: Pick<Context, 'headers' | 'path'>, proxies: number) {
  const isNamed = headers['x-forwarded-for'] !== undefined;
  if (isNamed && proxies === 0)
    return 'a request has X-Forwarded-For, and TRUST_PROXY is 0: if your proxy sends it, set TRUST_PROXY=1';
  // Health checks do not come through the proxy.
  const isOfUser = path.startsWith('/api/') && !path.startsWith('/api/health');
  return !isNamed && proxies > 0 && isOfUser
    ? `a request has no X-Forwarded-For, and TRUST_PROXY is ${proxies}: if it came through your proxy, let the proxy add that header, or everyone counts as one caller`
    : undefined;
}

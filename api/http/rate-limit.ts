import { LRUCache } from 'lru-cache';

import { refuse } from './refuse';

/** At most `most` tries in a window of `seconds`. */
export interface Limit {
  most: number;
  seconds: number;
}

// Bounds the memory whatever anybody sends: the least recent keys are forgotten first.
const KEYS_MAX = 50_000;

/** Counts tries by key and refuses those beyond the limit. */
export class RateLimiter {
  private readonly windows = new LRUCache<string, { count: number; until: number }>({
    max: KEYS_MAX,
  });

  constructor(private readonly now: () => number) {}

  take(key: string, { most, seconds }: Limit): void {
    const now = this.now();
    const open = this.windows.get(key);
    const current = open && open.until > now ? open : { count: 0, until: now + seconds * 1_000 };
    current.count += 1;
    this.windows.set(key, current);
    if (current.count > most) {
      throw refuse('rate_limited', { retryAfter: Math.ceil((current.until - now) / 1_000) });
    }
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.windows.size;
  }

  /** Forgets the tries of a key: one of them was right. */
  forgive(key: string): void {
    this.windows.delete(key);
  }
}

const IPV6_GROUPS = 8;
const NETWORK_GROUPS = 4;

/** The part of an address that one person holds: an IPv6 network (/64) counts as one. */
export function addressKey(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:')) return address;
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter(Boolean));
  // A proxy passes on what a caller claims: it may be no address at all.
  const missing = tail ? Math.max(0, IPV6_GROUPS - head.length - tail.length) : 0;
  const zeros = Array<string>(missing).fill('0');
  return [...head, ...zeros, ...(tail ?? [])].slice(0, NETWORK_GROUPS).join(':');
}

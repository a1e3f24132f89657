import { ProviderFailure, type FailureKind } from './provider-failure';

const FAILURES_MOST = 5;
const FIRST_REST_MS = 30_000;
const LONGEST_REST_MS = 10 * 60_000;

const OUTAGES = new Set<FailureKind>(['unavailable', 'timeout', 'unauthorized']);

/**
 * Pauses a failing provider, longer each time. After a pause one request is let through, whose result decides for the
 * others.
 */
export class Breaker {
  private failures = 0;
  private restMs = 0;
  private restsUntil = 0;
  private probing = false;

  constructor(private readonly now: () => number) {}

  enter(): void {
    const rest = this.restsUntil - this.now();
    if (rest > 0) throw new ProviderFailure('resting', { retryAfterMs: rest });
    if (this.restMs === 0) return;
    if (this.probing) throw new ProviderFailure('resting', { retryAfterMs: FIRST_REST_MS });
    this.probing = true;
  }

  succeeded(): void {
    this.failures = 0;
    this.restMs = 0;
    this.probing = false;
  }

  /** An aborted request says nothing about the provider, so the next one decides instead. */
  calledOff(): void {
    this.probing = false;
  }

  failed(kind: FailureKind): void {
    const wasProbe = this.probing;
    this.probing = false;
    // A provider that refuses a request is working.
    if (!OUTAGES.has(kind)) {
      this.succeeded();
      return;
    }
    this.failures += 1;
    // Wrong settings make every request fail until the host fixes them.
    const enough = wasProbe || kind === 'unauthorized' || this.failures >= FAILURES_MOST;
    if (!enough) return;
    this.restMs = Math.min(LONGEST_REST_MS, this.restMs === 0 ? FIRST_REST_MS : this.restMs * 2);
    this.restsUntil = this.now() + this.restMs;
  }
}

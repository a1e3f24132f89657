const HOUR_MS = 60 * 60_000;
const LEAST_APART_MS = 60_000;

/**
 * Looks for a newer version of the app for as long as a page is open: every hour, when it is seen again,
 * and when it is asked to; at most once a minute. What is asked for sooner is done when the minute is over.
 */
export class VersionLooks {
  private lookedAt = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly look: () => Promise<unknown>,
    signal: AbortSignal,
  ) {
    this.appoint(HOUR_MS);
    const seen = () => {
      if (document.visibilityState === 'visible') this.soon();
    };
    document.addEventListener('visibilitychange', seen);
    signal.addEventListener('abort', () => {
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', seen);
    });
  }

  soon(): void {
    this.appoint(Math.max(0, this.lookedAt + LEAST_APART_MS - Date.now()));
  }

  private appoint(delay: number): void {
    clearTimeout(this.timer);
    // A clock that was set back must not put it off.
    this.timer = setTimeout(() => void this.now(), Math.min(delay, HOUR_MS));
  }

  private async now(): Promise<void> {
    this.lookedAt = Date.now();
    this.appoint(HOUR_MS);
    // Without signal there is nothing to find; the next look is appointed.
    await this.look().catch(() => undefined);
  }
}

const HOUR_MS = 60 * 60_000;
const LEAST_APART_MS = 60_000;

/** Looks hourly, when the page becomes visible and on request, at most once a minute; earlier requests wait. */
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
    // A clock that was set back must not postpone it.
    this.timer = setTimeout(() => void this.now(), Math.min(delay, HOUR_MS));
  }

  private async now(): Promise<void> {
    this.lookedAt = Date.now();
    this.appoint(HOUR_MS);
    // Offline there is nothing to find; the next look is scheduled.
    await this.look().catch(() => undefined);
  }
}

const HOUR_MS = 60 * 60_000;
const INTERVAL_MIN_MS = 60_000;

/** Checks hourly, when the page becomes visible and on request, but at most once a minute; requests in between wait. */
export class UpdateChecks {
  private checkedAt = Date.now();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly check: () => Promise<unknown>,
    signal: AbortSignal,
  ) {
    this.schedule(HOUR_MS);
    const onVisible = () => {
      if (document.visibilityState === 'visible') this.checkSoon();
    };
    document.addEventListener('visibilitychange', onVisible);
    signal.addEventListener('abort', () => {
      clearTimeout(this.timer);
      document.removeEventListener('visibilitychange', onVisible);
    });
  }

  checkSoon(): void {
    this.schedule(Math.max(0, this.checkedAt + INTERVAL_MIN_MS - Date.now()));
  }

  private schedule(delay: number): void {
    clearTimeout(this.timer);
    // Limited, so that a clock that was set back does not postpone the check.
    this.timer = setTimeout(() => void this.checkNow(), Math.min(delay, HOUR_MS));
  }

  private async checkNow(): Promise<void> {
    this.checkedAt = Date.now();
    this.schedule(HOUR_MS);
    // Offline there is nothing to find; the next check is scheduled.
    await this.check().catch(() => undefined);
  }
}

import { liveChanges } from '#shared/contract/sync';

const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 5 * 60_000;

/** `seq` is the newest sequence number; null for a change of another kind. */
export type OnChange = (seq: number | null) => void;

/** Only saves waiting for the timer: the next round fetches what a lost message announced. */
export function listenLive(stopped: AbortSignal, onChange: OnChange): void {
  // Browsers limit the connections to one server: hidden pages leave theirs to others.
  const line = new Line(onChange);
  const follow = () => {
    if (document.visibilityState === 'visible' && !stopped.aborted) line.open();
    else line.close();
  };
  document.addEventListener('visibilitychange', follow, { signal: stopped });
  stopped.addEventListener('abort', () => {
    line.close();
  });
  follow();
}

class Line {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;

  constructor(private readonly onChange: OnChange) {}

  open(): void {
    if (this.source || typeof EventSource === 'undefined') return;
    const source = new EventSource(liveChanges.path, { withCredentials: true });
    this.source = source;
    source.onopen = () => {
      // Messages sent meanwhile were missed, and the server may be another one.
      if (this.failures > 0) this.onChange(null);
      this.failures = 0;
    };
    source.onmessage = ({ data }) => {
      const [, seq] = String(data).split(' ');
      this.onChange(seq === undefined ? null : Number(seq));
    };
    source.onerror = () => {
      // The browser's own retries come every few seconds, forever.
      this.close();
      this.failures += 1;
      this.timer = setTimeout(() => {
        this.open();
      }, waitAfter(this.failures));
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = null;
  }
}

/** Random from half of each step up: a server that stops cuts all connections at once. */
function waitAfter(failures: number): number {
  const step = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return (step * (1 + Math.random())) / 2;
}

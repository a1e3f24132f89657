import { liveChanges } from '#shared/contract/sync';

const FIRST_DELAY_MS = 10_000;
const LONGEST_DELAY_MS = 5 * 60_000;

/** What a message says: where the records stand, or null for a change of another kind. */
export type OnChange = (seq: number | null) => void;

/**
 * Listens to the server for as long as the page is seen: each message says that there is something
 * to fetch. It only saves waiting for the timer; what is missed is fetched by the next round.
 */
export function listenLive(stopped: AbortSignal, onChange: OnChange): void {
  // Browsers open few connections to one server: pages that nobody sees leave theirs to others.
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
      // What was told while the line was cut was not heard; and the server may be another one than before.
      if (this.failures > 0) this.onChange(null);
      this.failures = 0;
    };
    source.onmessage = ({ data }) => {
      const [, seq] = String(data).split(' ');
      this.onChange(seq === undefined ? null : Number(seq));
    };
    source.onerror = () => {
      // The browser's own retries come every few seconds, for ever.
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

/** From half of each step up by chance: a server that ends cuts every line at once. */
function waitAfter(failures: number): number {
  const step = Math.min(LONGEST_DELAY_MS, FIRST_DELAY_MS * 2 ** (failures - 1));
  return (step * (1 + Math.random())) / 2;
}

import { liveChanges } from '#shared/contract/sync';
import { backoff } from '#shared/sync/outcome';

const SHORTEST_WAIT_MS = 5_000;

/** The newest sequence number; 'account' if a name or an email address changed; null for any other change. */
export type Change = number | 'account' | null;

export type OnChange = (change: Change) => void;

/** Only makes sync faster: if a message is lost, the next cycle still fetches the change. */
export function listenLive(stopped: AbortSignal, onChange: OnChange): void {
  // Browsers limit the connections to one server, so hidden pages close theirs.
  const connection = new LiveConnection(onChange);
  const follow = () => {
    if (document.visibilityState === 'visible' && !stopped.aborted) connection.open();
    else connection.close();
  };
  document.addEventListener('visibilitychange', follow, { signal: stopped });
  stopped.addEventListener('abort', () => {
    connection.close();
  });
  follow();
}

class LiveConnection {
  private source: EventSource | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private failures = 0;
  private wasClosed = false;

  constructor(private readonly onChange: OnChange) {}

  open(): void {
    if (this.source || typeof EventSource === 'undefined') return;
    const source = new EventSource(liveChanges.path, { withCredentials: true });
    this.source = source;
    source.onopen = () => {
      // Messages were missed while the connection was closed, and the server may have been replaced.
      if (this.wasClosed) this.onChange('account');
      if (this.failures > 0) this.onChange(null);
      this.wasClosed = false;
      this.failures = 0;
    };
    source.onmessage = ({ data }) => {
      const [, what] = String(data).split(' ');
      this.onChange(what === undefined || what === 'account' ? (what ?? null) : Number(what));
    };
    source.onerror = () => {
      // Replaces the browser's own retries, which come every few seconds without end.
      this.close();
      this.failures += 1;
      this.timer = setTimeout(
        () => {
          this.open();
        },
        backoff(this.failures, Math.random(), { shortest: SHORTEST_WAIT_MS }),
      );
    };
  }

  close(): void {
    clearTimeout(this.timer);
    this.wasClosed ||= this.source !== null;
    this.source?.close();
    this.source = null;
  }
}

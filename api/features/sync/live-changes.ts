import type { liveChanges } from '#shared/contract/sync';

import { EventStream } from '../../http/event-stream';
import type { MemberHandler } from '../../http/endpoint';
import { refuse } from '../../http/refuse';

// A person's devices, each with a few pages; what opens more than this is no person.
const STREAMS_MOST = 20;

/** Who listens for changes of whose records, in this process. */
export class LiveChanges {
  private readonly streams = new Map<string, Set<EventStream>>();

  /**
   * Tells every listening page of a person that there is something to fetch.
   * @param seq where the person's records stand now, where nothing else has changed: a device that
   * stands there too, having made the change, need not ask
   */
  announce(userId: string, seq?: number): void {
    const message = seq === undefined ? 'changed' : `changed ${seq}`;
    for (const stream of this.streams.get(userId) ?? []) stream.send(message);
  }

  open(userId: string): EventStream {
    const others = this.streams.get(userId) ?? new Set<EventStream>();
    if (others.size >= STREAMS_MOST) throw refuse('rate_limited', { retryAfter: 60 });
    const stream = new EventStream(() => {
      others.delete(stream);
      if (others.size === 0) this.streams.delete(userId);
    });
    others.add(stream);
    this.streams.set(userId, others);
    return stream;
  }

  /** Lets everyone go, so that the server can stop. */
  close(): void {
    for (const streams of [...this.streams.values()]) {
      for (const stream of [...streams]) stream.close();
    }
  }
}

export function listenToChanges({
  live,
}: {
  live: LiveChanges;
}): MemberHandler<typeof liveChanges> {
  return ({ account }) => Promise.resolve(live.open(account.id));
}

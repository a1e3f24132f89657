/** When a request went out and its answer came in, by this device's clock, and what the server's said between. */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
  serverTime: number;
}

const FAR_MS = 5 * 60_000;

/**
 * How far a device's clock is surely ahead of the server's, in ms (below 0: behind); null where that is no
 * more than five minutes. The server's word is of some moment between sending and receiving: however slow the
 * answer was, only what lies outside of both counts.
 */
export function clockAhead({ sentAt, receivedAt, serverTime }: Exchange): number | null {
  const atLeast = sentAt - serverTime;
  if (atLeast > FAR_MS) return atLeast;
  const atMost = receivedAt - serverTime;
  return atMost < -FAR_MS ? atMost : null;
}

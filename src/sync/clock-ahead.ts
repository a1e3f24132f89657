/** When a request was sent and its answer received, by this device's clock, and the server's time in between. */
export interface Exchange {
  sentAt: number;
  receivedAt: number;
  serverTime: number;
}

const FAR_MS = 5 * 60_000;

/**
 * How far the device's clock is certainly ahead of the server's, in ms (negative if behind); null if that is at
 * most five minutes. The server read its clock at an unknown moment between sending and receiving, so only the
 * difference that remains for both moments is certain, however slow the answer was.
 */
export function clockAhead({ sentAt, receivedAt, serverTime }: Exchange): number | null {
  const atLeast = sentAt - serverTime;
  if (atLeast > FAR_MS) return atLeast;
  const atMost = receivedAt - serverTime;
  return atMost < -FAR_MS ? atMost : null;
}
